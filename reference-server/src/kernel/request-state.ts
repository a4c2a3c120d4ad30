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
  /** What broke, where something did. */
  failure?: unknown;
}

/** What is known of a request once it is answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The path as it is declared, without what people put into it; `none` for pages and nothing. */
  readonly route: string;
  readonly status: number | 'aborted';
  readonly seconds: number;
}

/** The state of the request that this response answers. */
export function requestState(response: Response | undefined): RequestState {
  return (response?.locals as { state: RequestState }).state;
}

/** Gives every request an id, a language, its cookies and one log line when it is answered. */
export function trackRequests(log: Logger, onAnswered: (answered: AnsweredRequest) => void) {
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
      const answered: AnsweredRequest = {
        method: request.method,
        route: routeOf(request),
        status: response.writableFinished ? response.statusCode : 'aborted',
        seconds: (performance.now() - started) / 1000,
      };
      writeLine(state, answered);
      onAnswered(answered);
    });
    next();
  };
}

function routeOf(request: Request): string {
  const route = request.route as { path: string } | undefined;
  return route?.path ?? 'none';
}

function writeLine({ log, actor, failure }: RequestState, answered: AnsweredRequest): void {
  const { method, route, status, seconds } = answered;
  const identity = actor && { identity: identityOf(actor) };
  const line = { method, route, status, ms: Math.round(seconds * 1000), ...identity };
  if (failure === undefined) log.info(line);
  else log.error({ ...line, err: failure });
}
