import { STATUS_CODES } from 'node:http';
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
 * with nothing done. `timeout` also does nothing, and holds the request until the client leaves;
 * `unanswered` does everything and then holds it.
 * `proxy-…`: a page of something in between, which says nothing about what the provider has done.
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
    'drop-after-commit': loseAnswerBy(cutConnection),
    unanswered: loseAnswerBy(() => undefined),
    'proxy-404': (_request, response) => answerAsProxy(response, 404),
    'proxy-408': (_request, response) => answerAsProxy(response, 408),
    'proxy-409': (_request, response) => answerAsProxy(response, 409),
    'proxy-409-after-commit': loseAnswerBy((_request, response) => answerAsProxy(response, 409)),
  };

  return (request, response, next) => {
    const fault = registry.takeForRequest(answers.provider, request.path);
    if (fault === null) {
      next();
      return;
    }
    return inflict[fault](request, response, next);
  };
}

type Loss = (request: Request, response: Response) => void;

const lossOfAnswer = 'lossOfAnswer';

/** Lets the request be carried out, and does this instead of answering it. */
function loseAnswerBy(loss: Loss): RequestHandler {
  return (_request, response, next) => {
    response.locals[lossOfAnswer] = loss;
    next();
  };
}

/** Whoever has carried a request out asks this before answering: true when the answer is lost. */
export function loseAnswer(request: Request, response: Response): boolean {
  const loss = response.locals[lossOfAnswer] as Loss | undefined;
  loss?.(request, response);
  return loss !== undefined;
}

function answerAsProxy(response: Response, status: number): void {
  const title = `${status} ${STATUS_CODES[status]}`;
  response.status(status).type('html').send(`<html><h1>${title}</h1><hr>proxy</html>`);
}

/** Ends the connection at once; where it is encrypted, no reset can be sent. */
function cutConnection({ socket }: Pick<Request, 'socket'>): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}
