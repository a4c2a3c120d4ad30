import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { identityOf, type Actor } from './actor.ts';
import { localeOf, type Locale } from './problem-reply.ts';

/** What is known of a request from its first moment to its log line. */
export interface RequestState {
  readonly requestId: string;
  readonly locale: Locale;
  readonly log: Logger;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  actor: Actor | null;
}

/** The state of the request that this response answers. */
export function requestState(response: Response | undefined): RequestState {
  return (response?.locals as { state: RequestState }).state;
}

/** Gives every request an id, a language, its cookies and one log line when it is answered. */
export function trackRequests(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const requestId = randomUUID();
    const started = performance.now();
    const state: RequestState = {
      requestId,
      locale: localeOf(request.headers['accept-language']),
      log: log.child({ requestId }),
      cookies: parseCookie(request.headers.cookie ?? ''),
      actor: null,
    };
    response.locals['state'] = state;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      state.log.info({
        method: request.method,
        path: request.path,
        status: response.writableFinished ? response.statusCode : 'aborted',
        ms: Math.round(performance.now() - started),
        ...(state.actor && { identity: identityOf(state.actor) }),
      });
    });
    next();
  };
}
