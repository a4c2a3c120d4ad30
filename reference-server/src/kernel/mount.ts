import type { Endpoint } from '@portal/domain/contract';
import { maxCallSeconds } from '@portal/domain/server';
import type { Express, Request, Response } from 'express';
import { answer } from './answer.ts';
import { beginDeadline, type CallDeadline } from './call-deadline.ts';
import type { KernelContext } from './kernel-context.ts';
import { requestState } from './request-state.ts';
import type { Route } from './route.ts';
import { sendProblem } from './replies/send.ts';

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
      const { maxSeconds = maxCallSeconds } = route.endpoint;
      const milliseconds = context.maxCallMilliseconds ?? maxSeconds * 1000;
      const call: { deadline?: CallDeadline } = {};
      const begin = (): void => {
        call.deadline = beginDeadline(request, response, milliseconds);
      };
      try {
        await answer(route, context, request, response, begin);
      } catch (error) {
        if (call.deadline?.isLate)
          requestState(response).log.warn({ err: error }, 'failed after its deadline');
        else sendProblem(error, request, response);
      } finally {
        call.deadline?.end();
      }
    });
  }
  const missing = [...open].map(({ method, path }) => `${method} ${path}`);
  if (missing.length > 0) {
    throw new Error(`These calls of the contract have no handler: ${missing.join(', ')}.`);
  }
}
