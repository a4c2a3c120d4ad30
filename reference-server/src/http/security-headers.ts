import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Hosts outside the portal that its pages may load from. */
export interface ContentSources {
  /** Origins of the payment provider's form, calls and pictures. */
  readonly payment: readonly string[];
  /** Where its script is loaded from: folders, as its hosts give other things too. */
  readonly paymentScripts: readonly string[];
  /** Whether visits are counted by Yandex Metrika at the moment; never without it. */
  readonly countsVisits?: () => boolean;
}

/** @source protocols/metrika.md, section 5; session replay is off, so its hosts are not needed. */
const metrika = {
  // Beside the counter's parts the second gives anybody old versions of well-known libraries.
  script: ['https://mc.yandex.ru', 'https://yastatic.net/s3/metrika/'],
  picture: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  call: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
};

/** Security headers for every response; the content policy has no inline script anywhere. */
export function securityHeaders(sources: ContentSources, https: boolean): RequestHandler {
  const usual = headersWith(sources, null, https);
  const counting = headersWith(sources, metrika, https);
  const permissions = permissionsPolicy(sources);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    (sources.countsVisits?.() ? counting : usual)(request, response, next);
  };
}

/** What neither the portal nor its payment form uses, so that no script could. */
const unused =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone \
midi serial usb'.split(' ');

function permissionsPolicy({ payment }: ContentSources): string {
  const paying = ['self', ...payment.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...unused.map((feature) => `${feature}=()`),
    `payment=(${paying})`,
    ...['get', 'create'].map((operation) => `publickey-credentials-${operation}=(self)`),
  ].join(', ');
}

function headersWith(
  { payment, paymentScripts }: ContentSources,
  counter: typeof metrika | null,
  https: boolean,
): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...paymentScripts, ...(counter?.script ?? [])],
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
