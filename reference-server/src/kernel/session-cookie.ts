/** Name of the session cookie (specification section 3). */
export const sessionCookieName = 'session_token';

/**
 * The same cookie under a name that a browser takes from this very host alone, and by https: a sibling
 * site can put a `session_token` of its own before ours, and cannot this one.
 */
export const hostSessionCookieName = '__Host-session_token';

/** The session's token among the cookies of a request. */
export function sessionTokenOf(
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return cookies[hostSessionCookieName] ?? cookies[sessionCookieName];
}
