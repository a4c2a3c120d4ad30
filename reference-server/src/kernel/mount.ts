import type { Endpoint } from '@portal/domain';
import type { Express, Request, Response } from 'express';
import type { Logger } from 'pino';
import { answer } from './answer.ts';
import type { Actor } from './actor.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Route } from './route.ts';
import { sendProblem } from './send.ts';

/** What the kernel needs from outside. */
export interface KernelContext {
  readonly log: Logger;
  /** Who stands behind a token; null when the session is unknown, over or revoked. */
  readonly authenticate: (token: string) => Promise<Actor | null>;
  readonly isPortalDisabled: () => Promise<boolean>;
  readonly rateLimiter: RateLimiter;
  readonly idempotencyKeys: IdempotencyKeys;
  /** Origins whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether cookies travel by https only. */
  readonly secureCookies: boolean;
}

/** Name of the session cookie (specification section 3). */
export const sessionCookieName = 'session_token';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/**
 * Mounts every route. Boot fails when an endpoint of the contract has no handler, has two, or when a
 * handler stands for an endpoint that is not in the contract.
 */
export function mountRoutes(
  app: Express,
  contract: Iterable<Endpoint>,
  routes: readonly Route[],
  context: KernelContext,
): void {
  const open = new Set(contract);
  for (const route of routes) {
    const { method, path } = route.endpoint;
    if (!open.delete(route.endpoint)) {
      throw new Error(`${method} ${path} is mounted twice or is not part of the contract.`);
    }
    app[verbs[method]](path, async (request: Request, response: Response) => {
      try {
        await answer(route, context, request, response);
      } catch (error) {
        sendProblem(error, request, response);
      }
    });
  }
  const missing = [...open].map(({ method, path }) => `${method} ${path}`);
  if (missing.length > 0) {
    throw new Error(`These calls of the contract have no handler: ${missing.join(', ')}.`);
  }
}
