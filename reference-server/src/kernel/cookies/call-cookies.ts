import type { CookieOptions, Request, Response } from 'express';
import { requestState } from '../request-state.ts';
import type { CallCookies } from '../route.ts';
import { hostSessionCookieName, sessionCookieName } from './session-cookie.ts';

/** The cookies of one call. */
export function createCallCookies(
  request: Request,
  response: Response,
  secure: boolean,
): CallCookies {
  const base: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const sessionNames = [sessionCookieName, ...(secure ? [hostSessionCookieName] : [])];
  /** Past the call's deadline there is no answer left to put one into. */
  const set = (name: string, value: string, options: CookieOptions): void => {
    if (!response.headersSent) response.cookie(name, value, options);
  };
  return {
    get: (name) => requestState(request.res).cookies[name],
    set: (name, value, options) => set(name, value, { ...base, ...options }),
    setSession(token, expires) {
      for (const name of sessionNames) set(name, token, { ...base, expires });
    },
    clearSession() {
      if (response.headersSent) return;
      for (const name of sessionNames) response.clearCookie(name, base);
    },
  };
}
