import type { IncomingHttpHeaders } from 'node:http';

/** Which pages are the portal's own. */
export interface OwnPages {
  /** Origins whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether cookies travel by https only. */
  readonly secureCookies: boolean;
}

/**
 * Whether an unsafe request that carries a session cookie comes from the portal's own pages: by
 * `Sec-Fetch-Site`, and where a browser does not send it, by `Origin`.
 */
export function isSameSite(headers: IncomingHttpHeaders, ownPages: OwnPages): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOwnOrigin(headers, ownPages);
}

/**
 * Whether `Origin` is the portal's own. A demo by plain http is opened under any name of its machine, where
 * browsers send no `Sec-Fetch-Site`: there the page's host is to be the one that is asked.
 */
export function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  { allowedOrigins, secureCookies }: OwnPages,
): boolean {
  if (origin === undefined) return false;
  return allowedOrigins.has(origin) || (!secureCookies && origin === `http://${host}`);
}

/**
 * Whether a page of another site has started a request that reads, e.g. by a link. `none` is the address
 * bar; a browser that does not say may come from anywhere.
 */
export function isStartedElsewhere({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
