/** Name of the session cookie (specification section 3). */
export const sessionCookieName = 'session_token';
