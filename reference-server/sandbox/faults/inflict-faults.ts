import { setTimeout as wait } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { Request, RequestHandler, Response } from 'express';
import type { FaultRegistry, RequestFault } from './fault-registry.ts';

/** Longer than a person likes to wait, shorter than any adapter's time-out. */
const slowSeconds = 3;

/** How one provider words the faults that have a documented answer. */
export interface FaultAnswers {
  provider: string;
  errorText(response: Response): void;
  rateLimit(response: Response): void;
}

/**
 * Makes the requests behind it suffer what was ordered for their provider.
 *
 * `offline`: all providers share one listener, whose kernel accepts before the path is known, so
 * a refused connection is shown as a connection reset before a byte of an answer (ECONNRESET),
 * with nothing done. `timeout` also does nothing, and holds the request until the client leaves.
 */
export function inflictFaults(registry: FaultRegistry, answers: FaultAnswers): RequestHandler {
  const inflict: Record<RequestFault, RequestHandler> = {
    error: (_request, response) => void response.status(500).end(),
    'error-text': (_request, response) => answers.errorText(response),
    'rate-limit': (_request, response) => answers.rateLimit(response),
    timeout: () => undefined,
    offline: (request) => cutConnection(request),
    slow: async (_request, _response, next) => {
      await wait(slowSeconds * 1000, undefined, { ref: false });
      next();
    },
    'drop-after-commit': (_request, response, next) => {
      response.locals[answerIsLost] = true;
      next();
    },
  };

  return (request, response, next) => {
    const fault = registry.takeForRequest(answers.provider);
    if (fault === null) {
      next();
      return;
    }
    return inflict[fault](request, response, next);
  };
}

const answerIsLost = 'answerIsLost';

/** True when the request is to be carried out and its answer lost. */
export function isAnswerLost(response: Response): boolean {
  return response.locals[answerIsLost] === true;
}

/** Ends the connection at once; where it is encrypted, no reset can be sent. */
export function cutConnection({ socket }: Pick<Request, 'socket'>): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}
