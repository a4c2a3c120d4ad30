import { ProblemError, type ProblemOptions } from '../../kernel/replies/problem-error.ts';
import type { ProviderError, ProviderFailure } from '../../ports/provider-error.ts';

const codes = {
  answered: 'PROVIDER_ERROR',
  unreachable: 'PROVIDER_UNAVAILABLE',
  'timed-out': 'PROVIDER_TIMEOUT',
} as const satisfies Record<ProviderFailure, string>;

/** Seconds until it is worth asking the provider again, where it does not say. */
const unnamedPauseSeconds = 10;

/** The problem that a caller gets when a provider could not be used. */
export function providerProblem(
  error: ProviderError,
  textOptions: Pick<ProblemOptions, 'text' | 'params'> = {},
): ProblemError {
  const isBusy = error.kind === 'rate-limited';
  return new ProblemError(isBusy ? 'PROVIDER_UNAVAILABLE' : codes[error.failure], {
    ...textOptions,
    cause: error,
    ...((isBusy || error.failure === 'unreachable') && {
      retryAfterSeconds: error.retryAfterSeconds ?? unnamedPauseSeconds,
    }),
  });
}
