import type { CookieOptions, Request, Response } from 'express';
import { requestState } from './request-state.ts';
import type { CallCookies } from './route.ts';

/** The cookies of one call. */
export function createCallCookies(
  request: Request,
  response: Response,
  secure: boolean,
): CallCookies {
  const base: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  return {
    get: (name) => requestState(request.res).cookies[name],
    set: (name, value, options) => response.cookie(name, value, { ...base, ...options }),
    clear: (name) => response.clearCookie(name, base),
  };
}
