import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isTaskCancelledError,
  retry,
  wrap,
} from 'cockatiel';
import type * as z from 'zod';
import { timeLimit } from '../../kernel/limits/time-limit.ts';
import { failTooSlow, RestaurantError } from '../../ports/restaurant-error.ts';
import { askWithToken } from './ask-with-token.ts';
import { createIikoTokens, type IikoCredentials, type IikoTokens } from './iiko-tokens.ts';

export interface IikoAccess {
  /** `https://api-ru.iiko.services`. */
  baseUrl: string;
  credentials: IikoCredentials;
  /** Shared with others who ask the same iiko; otherwise they are kept here. */
  tokens?: IikoTokens;
  /** How long one question may take in all, with its token and its repeats. @default 5000 */
  timeoutMilliseconds?: number;
  /** How long nothing is asked after five questions in a row went wrong. @default 5000 */
  breakMilliseconds?: number;
}

/**
 * Asks iiko something that changes nothing, with a token, and again where that may help.
 * @throws {RestaurantError}
 */
export type ReadIiko = <Schema extends z.ZodType>(
  path: string,
  body: object,
  schema: Schema,
) => Promise<z.output<Schema>>;

const failuresInARow = 5;

export function createReadIiko(access: IikoAccess): ReadIiko {
  const { baseUrl, credentials, timeoutMilliseconds = 5_000, breakMilliseconds = 5_000 } = access;
  const { tokens = createIikoTokens(baseUrl, credentials) } = access;
  let rateLimit: { until: number; because: RestaurantError } | undefined;

  const repeats = retry(handleWhen(isWorthRepeating), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }),
  });
  const breaker = circuitBreaker(handleWhen(isIikoError), {
    breaker: new ConsecutiveBreaker(failuresInARow),
    halfOpenAfter: breakMilliseconds,
  });
  const policy = wrap(breaker, timeLimit(timeoutMilliseconds), repeats);

  return async (path, body, schema) => {
    const retryAfterSeconds = Math.ceil(((rateLimit?.until ?? 0) - performance.now()) / 1000);
    if (rateLimit && retryAfterSeconds > 0)
      throw stillRateLimited(rateLimit.because, retryAfterSeconds);
    try {
      return await policy.execute(() => askWithToken(baseUrl, tokens, { path, body, schema }));
    } catch (error) {
      if (isTaskCancelledError(error)) failTooSlow(path, error);
      if (error instanceof BrokenCircuitError) throw outOfOrder(breaker.lastFailure, error);
      if (error instanceof RestaurantError && error.kind === 'rate-limited') {
        const until = performance.now() + (error.retryAfterSeconds ?? 0) * 1000;
        rateLimit = { until, because: error };
      }
      throw error;
    }
  };

  /** What went wrong last goes wrong still, as far as anybody knows. */
  function outOfOrder(last: typeof breaker.lastFailure, cause: unknown): RestaurantError {
    const known = last && 'error' in last ? last.error : undefined;
    const retryAfterSeconds = Math.ceil(breakMilliseconds / 1000);
    const message = 'iiko is not asked for a while, after failing several times in a row';
    if (known instanceof RestaurantError) {
      const { kind, failure, description } = known;
      return new RestaurantError(message, {
        kind,
        failure,
        description: description ?? undefined,
        retryAfterSeconds,
        cause,
      });
    }
    return new RestaurantError(message, {
      kind: 'failed',
      failure: 'timed-out',
      retryAfterSeconds,
      cause,
    });
  }
}

/** A connection that broke or an error of its own; a time-out has used up the time there was. */
function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof RestaurantError && error.kind === 'failed' && error.failure !== 'timed-out'
  );
}

function isIikoError(error: unknown): boolean {
  if (isTaskCancelledError(error)) return true;
  return error instanceof RestaurantError && (error.kind === 'failed' || error.kind === 'auth');
}

function stillRateLimited(because: RestaurantError, retryAfterSeconds: number): RestaurantError {
  const { kind, failure, description } = because;
  return new RestaurantError('iiko has asked for quiet', {
    kind,
    failure,
    description: description ?? undefined,
    retryAfterSeconds,
    cause: because,
  });
}
