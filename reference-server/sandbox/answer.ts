import type { Request, RequestHandler } from 'express';
import { loseAnswer } from './faults/inflict-faults.ts';
import type { SandboxState } from './state/sandbox-state.ts';

/** What a sandbox says. A string goes out as plain text, nothing as an empty body. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Turns a function from request to answer into a handler that answers only what is on the disk. */
export type Answering = (answer: (request: Request) => Answer) => RequestHandler;

export function createAnswering(state: SandboxState): Answering {
  return (answer) => async (request, response) => {
    const { status, headers = {}, body } = answer(request);
    await state.saved();
    if (loseAnswer(request, response)) return;
    response.status(status).set(headers);
    if (body === undefined) response.end();
    else if (typeof body === 'string') response.type('text/plain').send(body);
    else response.json(body);
  };
}
