import type { CookieOptions, Request, Response } from 'express';
import { requestState } from './request-state.ts';
import type { CallCookies } from './route.ts';
import { hostSessionCookieName, sessionCookieName } from './session-cookie.ts';

/** The cookies of one call. */
export function createCallCookies(
  request: Request,
  response: Response,
  secure: boolean,
): CallCookies {
  const base: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const sessionNames = [sessionCookieName, ...(secure ? [hostSessionCookieName] : [])];
  return {
    get: (name) => requestState(request.res).cookies[name],
    set: (name, value, options) => response.cookie(name, value, { ...base, ...options }),
    setSession(token, expires) {
      for (const name of sessionNames) response.cookie(name, token, { ...base, expires });
    },
    clearSession() {
      for (const name of sessionNames) response.clearCookie(name, base);
    },
  };
}
