import type { Endpoint } from '@portal/domain/contract';
import type { Call, CallCookies } from '../../../kernel/route.ts';
import type { BegunSession } from './begin-session.ts';
import type { SessionTokens } from './session-token.ts';
import type { Sessions } from './sessions.ts';

/** Issues the token of a committed session, sets its cookie, and returns it. */
export type OpenSession = (
  cookies: CallCookies,
  holder: { readonly id: number | string; readonly role: string },
  session: BegunSession,
) => Promise<string>;

/** Opens sessions: the token goes into the cookie too, and the session that was replaced is left. */
export function createOpenSession(tokens: SessionTokens, sessions: Sessions): OpenSession {
  return async (cookies, holder, session) => {
    if (session.replacedId !== null) sessions.leave(session.replacedId);
    const token = await tokens.issue({
      sessionId: session.id,
      accountId: String(holder.id),
      role: holder.role,
      issuedAt: session.begunAt,
      expiresAt: session.endsAt,
    });
    cookies.setSession(token, session.endsAt);
    return token;
  };
}

/**
 * Takes the session out of the browser that signs out, and with it what it has cached: pictures of tickets
 * are kept for a day, and the next who sits there is somebody else. The service worker stays, and what the
 * app loads is fetched once more.
 */
export function leaveBrowser({
  cookies,
  setHeader,
}: Pick<Call<Endpoint>, 'cookies' | 'setHeader'>): void {
  cookies.clearSession();
  setHeader('Clear-Site-Data', '"cache"');
}
