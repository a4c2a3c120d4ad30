import { ProblemError } from '../../kernel/problem-error.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { ProviderFailure } from '../../ports/provider-failure.ts';

const codes = {
  answered: 'PROVIDER_ERROR',
  unreachable: 'PROVIDER_UNAVAILABLE',
  'timed-out': 'PROVIDER_TIMEOUT',
} as const satisfies Record<ProviderFailure, string>;

/** Seconds until it is worth asking the provider again, where it does not say. */
const retryAfterSeconds = 10;

/** Runs what asks the provider, and turns its failures into refusals of the call. */
export async function answeringProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    const isBusy = error.kind === 'rate-limited';
    throw new ProblemError(isBusy ? 'PROVIDER_UNAVAILABLE' : codes[error.failure], {
      cause: error,
      ...((isBusy || error.failure === 'unreachable') && {
        retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds,
      }),
    });
  }
}
