import type * as z from 'zod';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import { callProvider, callUrl, NoAnswerError, type ProviderAnswer } from '../provider-call.ts';
import { errorAnswer } from './iiko-answers.ts';

/** How long one request may take. */
const requestTimeoutMilliseconds = 5_000;
/** How long to be quiet where iiko does not say. */
const defaultRetryAfterSeconds = 30;

/** One request to iiko: always a POST with JSON. */
export interface IikoRequest<Schema extends z.ZodType> {
  /** Under `/api/`, e.g. `1/organizations`. */
  path: string;
  body: object;
  schema: Schema;
  token?: string;
}

/** Sends one request and reads its answer as the schema says. @throws {RestaurantError} */
export async function requestIiko<Schema extends z.ZodType>(
  baseUrl: string,
  { path, body, schema, token }: IikoRequest<Schema>,
): Promise<z.output<Schema>> {
  const answer = await callProvider({
    method: 'POST',
    url: callUrl(baseUrl, `api/${path}`),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    timeoutMilliseconds: requestTimeoutMilliseconds,
  }).catch((error: unknown) => {
    if (!(error instanceof NoAnswerError)) throw error;
    const { failure } = error;
    throw new RestaurantError(`iiko gave no answer to ${path}: ${failure}`, {
      kind: 'failed',
      failure,
      cause: error,
    });
  });
  if (answer.status !== 200) throw errorOf(path, answer);
  const read = schema.safeParse(answer.json);
  if (read.success) return read.data;
  throw new RestaurantError(`iiko's answer to ${path} cannot be read`, {
    kind: 'failed',
    cause: read.error,
  });
}

function errorOf(path: string, { status, json, headers }: ProviderAnswer): RestaurantError {
  const wire = errorAnswer.safeParse(json).data;
  const description = wire?.errorDescription?.trim() || undefined;
  const message = `iiko answered ${path} with ${status}: ${wire?.error ?? description ?? 'no text'}`;
  const details = { description };
  if (status === 429) {
    const retryAfterSeconds = secondsOf(headers.get('retry-after')) ?? defaultRetryAfterSeconds;
    return new RestaurantError(message, { ...details, kind: 'rate-limited', retryAfterSeconds });
  }
  if (status === 401) return new RestaurantError(message, { ...details, kind: 'auth' });
  if (status === 408) {
    return new RestaurantError(message, { kind: 'failed', failure: 'timed-out', description });
  }
  const isOurs = status >= 400 && status < 500;
  const kind = isOurs ? 'refused' : 'failed';
  return new RestaurantError(message, { ...details, kind, isGone: status === 410 });
}

/** A number of seconds; a date, which the header may also be, is not used by anybody here. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;
}
