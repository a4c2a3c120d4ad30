import type { IncomingHttpHeaders } from 'node:http';

/** Name of the session cookie (specification section 3). */
export const sessionCookieName = 'session_token';

/**
 * The same cookie under a name that a browser takes from this very host alone, and by https: a sibling
 * site can put a `session_token` of its own before ours, and cannot this one.
 */
export const hostSessionCookieName = '__Host-session_token';

/** The request that cookies came with. */
export interface CookieCarrier {
  readonly headers: IncomingHttpHeaders;
  /** Whether the portal gives cookies that travel by https only. */
  readonly secureCookies: boolean;
}

/**
 * The session's token among the cookies of a request. By https a browser has both names of it or a sibling
 * site's alone, which would make its user act in another one's account; browsers say by `Sec-Fetch-Site` that
 * they are one. Of a program, which no page can plant anything on, the specified name counts as well.
 */
export function sessionTokenOf(
  cookies: Readonly<Record<string, string | undefined>>,
  { headers, secureCookies }: CookieCarrier,
): string | undefined {
  const ofThisHost = cookies[hostSessionCookieName];
  const isBrowser = headers['sec-fetch-site'] !== undefined;
  return secureCookies && isBrowser ? ofThisHost : (ofThisHost ?? cookies[sessionCookieName]);
}
