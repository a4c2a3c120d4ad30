import cors from 'cors';
import type { RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Lets apps on other origins call the portal with bearer tokens: CORS without credentials. A cookie that comes
 * from there is not read, so that there is nothing to forge, and none is set.
 *
 * @source SECURITY.md "Third edition"
 */
export function allowAppOrigins(origins: ReadonlySet<string>): RequestHandler {
  const allow = cors({
    origin: [...origins],
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'Date'],
    maxAge: 600,
  });
  return (request, response, next) => {
    response.vary('Origin');
    if (!isOfApp(request.headers, origins)) {
      next();
      return;
    }
    ignoreAppCookies(request.headers, origins);
    response.cookie = () => response;
    allow(request, response, next);
  };
}

/** Lets pages of other origins show pictures that anybody may see. */
export const allowPictures: RequestHandler = (_request, response, next) => {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** Drops the cookies that a page of these origins brings. */
export function ignoreAppCookies(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): void {
  if (isOfApp(headers, origins)) delete headers.cookie;
}

function isOfApp({ origin }: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  return origin !== undefined && origins.has(origin);
}
