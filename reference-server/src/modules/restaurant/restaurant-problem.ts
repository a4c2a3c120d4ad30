import { ProblemError } from '../../kernel/problem-error.ts';
import type { ProviderFailure } from '../../ports/provider-failure.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';

const codes = {
  answered: 'PROVIDER_ERROR',
  unreachable: 'PROVIDER_UNAVAILABLE',
  'timed-out': 'PROVIDER_TIMEOUT',
} as const satisfies Record<ProviderFailure, string>;

/** Seconds until it is worth asking again, where nobody says. */
const retryAfterSeconds = 10;

/**
 * Turns a failure of the restaurant's system into a refusal of the call, with the text it gave itself or
 * else the call's own.
 */
export function asRestaurantProblem(error: unknown, text: string): unknown {
  if (!(error instanceof RestaurantError)) return error;
  const isBusy = error.kind === 'rate-limited';
  return new ProblemError(isBusy ? 'PROVIDER_UNAVAILABLE' : codes[error.failure], {
    text: error.description ?? text,
    cause: error,
    ...((isBusy || error.failure === 'unreachable') && {
      retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds,
    }),
  });
}
