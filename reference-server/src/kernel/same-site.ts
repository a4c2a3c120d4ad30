import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an unsafe request that carries a session cookie comes from the portal's own pages: by
 * `Sec-Fetch-Site`, and where a browser does not send it, by `Origin`.
 */
export function isSameSite(
  headers: IncomingHttpHeaders,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && allowedOrigins.has(headers.origin);
}

/**
 * Whether a page of another site has started a request that reads, e.g. by a link. `none` is the address
 * bar; a browser that does not say may come from anywhere.
 */
export function isStartedElsewhere({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
