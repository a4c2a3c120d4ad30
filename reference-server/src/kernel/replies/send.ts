import { createHash } from 'node:crypto';
import type { Endpoint } from '@portal/domain/contract';
import type { Request, Response } from 'express';
import { isDatabaseUnavailable } from '../../db/errors/database-unavailable.ts';
import { ProblemError } from './problem-error.ts';
import { problemReply } from './problem-reply.ts';
import { noteRefusal, requestState } from '../request-state.ts';

/** Whether a reply is answered with the JSON that was made of the same object before. */
export function isStored(endpoint: Endpoint, status: number): boolean {
  return endpoint.cacheable === true && status === 200;
}

/** Sends a declared reply; `source` is the object the handler gave, by which JSON is cached. */
export function sendReply(
  response: Response,
  endpoint: Endpoint,
  status: number,
  body: unknown,
  source: unknown = body,
): void {
  if (response.headersSent) return;
  response.status(status);
  noteRefusal(requestState(response), status, (body as { code?: string } | undefined)?.code);
  setRetryAfter(response, status, body);
  if (isStored(endpoint, status) && typeof source === 'object' && source !== null) {
    const { text, etag } = cachedJson(source, () => endpoint.replies[200]?.parse(body));
    response.set('Cache-Control', endpoint.access === 'anyone' ? 'no-cache' : 'private, no-cache');
    response.set('ETag', etag);
    if (holds(response.req.get('If-None-Match'), etag)) response.status(304).end();
    else response.type('json').send(text);
    return;
  }
  response.set('Cache-Control', 'no-store');
  if (endpoint.immutable && status === 200) {
    // Whoever uses the same browser next asks anew: with another session, or with none.
    response.set('Cache-Control', storedByCaller).vary('Authorization, Cookie');
  }
  if (status === 204) response.end();
  else if (endpoint.mediaType && status === 200) response.type(endpoint.mediaType).send(body);
  else response.json(body);
}

/** A body made ready to send. */
interface CachedJson {
  readonly text: string;
  readonly etag: string;
}

const serialised = new WeakMap<object, CachedJson>();

/**
 * JSON and ETag of a body, made once for as long as the same object is answered again: a module that
 * keeps its answer in memory pays neither for parsing nor for writing it.
 */
function cachedJson(body: object, checked: () => unknown): CachedJson {
  const known = serialised.get(body);
  if (known) return known;
  const text = JSON.stringify(checked());
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const made = { text, etag };
  serialised.set(body, made);
  return made;
}

/** A day, without asking whether it is still the same. */
const storedByCaller = 'private, max-age=86400, immutable';

/** Where nothing better is known, what is unavailable is worth asking again so soon. */
const retryUnavailableSeconds = 10;

function setRetryAfter(response: Response, status: number, body: unknown): void {
  const { retryAfterSeconds = status === 503 ? retryUnavailableSeconds : undefined } =
    (body as { retryAfterSeconds?: number } | undefined) ?? {};
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
}

/** Whether the caller has this version already; Express's own check gives up on `no-cache`. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === etag);
}

/** Errors of Express's own body parser, by their `type`. */
const parserProblems: Readonly<Record<string, 'BAD_JSON' | 'TOO_LARGE' | 'NOT_JSON'>> = {
  'entity.parse.failed': 'BAD_JSON',
  'request.size.invalid': 'BAD_JSON',
  'request.aborted': 'BAD_JSON',
  'entity.too.large': 'TOO_LARGE',
  'encoding.unsupported': 'NOT_JSON',
  'charset.unsupported': 'NOT_JSON',
};

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { type, status } = error as { type?: string; status?: number };
  const code = type === undefined ? undefined : parserProblems[type];
  if (code) return new ProblemError(code);
  // A path that cannot be decoded names nothing.
  if (error instanceof URIError) return new ProblemError('NOT_FOUND');
  if (status === 400) return new ProblemError('BAD_JSON');
  return new ProblemError(isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', {
    cause: error,
  });
}

/** Sends any error as the contract's error body. Of a 5xx only the request id goes out. */
export function sendProblem(error: unknown, _request: Request, response: Response): void {
  const state = requestState(response);
  const problem = asProblem(error);
  const { status, body } = problemReply(state.locale, problem.code, problem.options);
  noteRefusal(state, status, body.code);
  if (problem.code !== 'PORTAL_DISABLED' && status >= 500) state.failure = problem.cause ?? problem;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.status(status).set('Cache-Control', 'no-store');
  setRetryAfter(response, status, body);
  response.json(body);
}
