import { ProblemError } from '../../kernel/problem-error.ts';
import type { ProviderFailure } from '../../ports/provider-failure.ts';
import type { PushSendError } from '../../ports/push-sender.ts';

const codes = {
  answered: 'PROVIDER_ERROR',
  unreachable: 'PROVIDER_UNAVAILABLE',
  'timed-out': 'PROVIDER_TIMEOUT',
} as const satisfies Record<ProviderFailure, string>;

/** Seconds until it is worth trying again, where the push service does not say. */
const unnamedPauseSeconds = 10;

/** What a caller is told when a push service could not be used. */
export function pushProblem(error: PushSendError): ProblemError {
  const isBusy = error.kind === 'rate-limited';
  return new ProblemError(isBusy ? 'PROVIDER_UNAVAILABLE' : codes[error.failure], {
    cause: error,
    ...((isBusy || error.failure === 'unreachable') && {
      retryAfterSeconds: error.retryAfterSeconds ?? unnamedPauseSeconds,
    }),
  });
}
