import type { IncomingHttpHeaders } from 'node:http';
import type {
  AnswerOf,
  Endpoint,
  ParsedRequestOf,
  ProblemCode,
  Scope,
  StatusOf,
} from '@portal/domain/contract';
import type { CookieOptions } from 'express';
import type { Logger } from 'pino';
import type { ActorOf } from './actor.ts';
import type { IdempotencyClaim } from './idempotency/idempotency.ts';
import type { ProblemOptions } from './replies/problem-error.ts';
import type { Locale, ProblemReply } from './replies/problem-reply.ts';

/** Cookies of the request, and those the reply will set. */
export interface CallCookies {
  get(name: string): string | undefined;
  /** HttpOnly, SameSite=Lax, Path=/, and Secure where guests come by https. */
  set(name: string, value: string, options: Pick<CookieOptions, 'expires' | 'maxAge'>): void;
  /** Gives the browser its session: under the specified name, and by https under one of this host's own. */
  setSession(token: string, expires: Date): void;
  clearSession(): void;
}

/** Everything a handler may know of a call. */
export type Call<E extends Endpoint> = ParsedRequestOf<E> & {
  readonly actor: ActorOf<E>;
  /** Over which objects this actor may act. */
  readonly scope: Scope;
  /** The client's address, behind the configured number of proxies. */
  readonly address: string;
  /** The addresses of the proxies between. */
  readonly proxies: readonly string[];
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly locale: Locale;
  readonly log: Logger;
  readonly cookies: CallCookies;
  /** Says something beside the body, whatever the reply will be. */
  setHeader(name: string, value: string): void;
  /** The caller's idempotency key, claimed for this run; finish it in the handler's transaction. */
  readonly idempotency: IdempotencyClaim | null;
  /** Says to the log and the metrics that somebody was refused, where the reply's status does not. */
  noteRefusal(reason: string): void;
  /** A declared refusal as a value. */
  refuse<const Code extends ProblemCode>(code: Code, options?: ProblemOptions): ProblemReply<Code>;
};

/** An endpoint with the handler that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: never) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Names the declared replies that a handler never gives. */
interface ExpiredReplies<Status> {
  readonly 'declared replies the handler never gives': Status;
}

/** No arguments; one that nobody has where a handler never gives a reply that its endpoint declares. */
export type Forgotten<E extends Endpoint, A extends { readonly status: number }> = [
  Exclude<StatusOf<E>, A['status']>,
] extends [never]
  ? []
  : [ExpiredReplies<Exclude<StatusOf<E>, A['status']>>];

/**
 * Joins an endpoint with its handler. A handler that gives a reply the endpoint does not declare, or
 * never gives one it declares, does not compile.
 *
 * @example
 * ```ts
 * implement(getHealth, async () => ({ status: 200, body: { status: 'ok' } }));
 * ```
 */
export function implement<E extends Endpoint, const A extends AnswerOf<NoInfer<E>>>(
  endpoint: E,
  handle: (call: Call<NoInfer<E>>) => Promise<A>,
  ..._forgotten: Forgotten<E, A>
): Route {
  return { endpoint, handle };
}
