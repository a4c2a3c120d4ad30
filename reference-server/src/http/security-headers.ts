import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Hosts outside the portal that its pages may load from. */
export interface ContentSources {
  /** Origins of the payment provider's script, form and pictures. */
  readonly payment: readonly string[];
  /** Whether visits are counted by Yandex Metrika at the moment; never without it. */
  readonly countsVisits?: () => boolean;
}

/** @source protocols/metrika.md, section 5; session replay is off, so its hosts are not needed. */
const metrika = {
  script: ['https://mc.yandex.ru', 'https://yastatic.net'],
  picture: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  call: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
};

/** Security headers for every response; the content policy has no inline script anywhere. */
export function securityHeaders(sources: ContentSources, https: boolean): RequestHandler {
  const usual = headersWith(sources.payment, null, https);
  const counting = headersWith(sources.payment, metrika, https);
  return (request, response, next) =>
    (sources.countsVisits?.() ? counting : usual)(request, response, next);
}

function headersWith(
  payment: readonly string[],
  counter: typeof metrika | null,
  https: boolean,
): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...payment, ...(counter?.script ?? [])],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...payment, ...(counter?.picture ?? [])],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...payment, ...(counter?.call ?? [])],
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
