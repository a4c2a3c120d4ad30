import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Hosts outside the portal that its pages may load from. */
export interface ContentSources {
  /** Origins of the payment provider's script, form and pictures. */
  readonly payment: readonly string[];
}

/** Security headers for every response; the content policy has no inline script anywhere. */
export function securityHeaders({ payment }: ContentSources, https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...payment],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...payment],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...payment],
        'frame-src': ["'self'", ...payment],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}
