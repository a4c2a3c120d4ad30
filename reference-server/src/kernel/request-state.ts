import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { identityOf, type Actor } from './actor.ts';
import { localeOf, type Locale } from './replies/problem-reply.ts';

/** What is known of a request from its first moment to its log line. */
export interface RequestState {
  readonly requestId: string;
  readonly locale: Locale;
  readonly log: Logger;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  actor: Actor | null;
  /** Why the caller was refused, where somebody was. */
  refusal?: string;
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
  /** Why the caller was refused: of every 401, 403, 421 and 429, and where the status does not say so. */
  readonly refusal?: string;
}

/** Statuses that tell somebody no: whoever probes the portal collects them. */
const refusingStatuses: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/** Notes the code of a refusal, where its status is one of those that are logged. */
export function noteRefusal(state: RequestState, status: number, code: string | undefined): void {
  if (code !== undefined && refusingStatuses.has(status)) state.refusal = code;
}

/** How requests are followed. */
export interface TrackOptions {
  readonly log: Logger;
  /** Names a caller's network without telling it. */
  readonly hashNetwork: (address: string) => string;
  readonly onAnswered: (answered: AnsweredRequest) => void;
}

/** The state of the request that this response answers. */
export function requestState(response: Response | undefined): RequestState {
  if (!response) throw new Error('This request is answered by nothing: no response belongs to it.');
  return (response.locals as { state: RequestState }).state;
}

/** Gives every request an id, a language, its cookies and one log line when it is answered. */
export function trackRequests({ log, hashNetwork, onAnswered }: TrackOptions) {
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
        ...(state.refusal !== undefined && { refusal: state.refusal }),
      };
      writeLine(state, answered, () => hashNetwork(request.ip ?? 'unknown'));
      onAnswered(answered);
    });
    next();
  };
}

function routeOf(request: Request): string {
  const route = request.route as { path: string } | undefined;
  return route?.path ?? 'none';
}

function writeLine(
  { log, actor, failure }: RequestState,
  answered: AnsweredRequest,
  network: () => string,
): void {
  const { method, route, status, seconds, refusal } = answered;
  const identity = actor && { identity: identityOf(actor) };
  const refused = refusal !== undefined && { reason: refusal, network: network() };
  const line = { method, route, status, ms: Math.round(seconds * 1000), ...identity, ...refused };
  if (failure === undefined) log.info(line);
  else log.error({ ...line, err: failure });
}
