import { ProviderError, type ProviderErrorDetails } from './provider-error.ts';

/**
 * - `refused`: the question was wrong; repeating it will not help
 * - `auth`: our credentials are not accepted
 * - `rate-limited`: too many questions, ask later
 * - `failed`: time-out, network, or an error of its own
 */
export type RestaurantErrorKind = 'refused' | 'auth' | 'rate-limited' | 'failed';

export interface RestaurantErrorDetails extends ProviderErrorDetails<RestaurantErrorKind> {
  /** What the restaurant's system itself says of it, for a person to read. */
  readonly description?: string | undefined;
  /** Refused because what was asked about is no longer followed there. */
  readonly isGone?: boolean;
}

/** The restaurant's system gave no answer that could be used. */
export class RestaurantError extends ProviderError<RestaurantErrorKind> {
  override readonly name = 'RestaurantError';
  readonly description: string | null;
  readonly isGone: boolean;

  constructor(message: string, details: RestaurantErrorDetails) {
    super(message, details);
    this.description = details.description ?? null;
    this.isGone = details.isGone ?? false;
  }
}

/** Throws the error of a restaurant that did not answer in time. */
export function failTooSlow(question: string, cause: Error): never {
  throw new RestaurantError(`The restaurant was too slow: ${question}`, {
    kind: 'failed',
    failure: 'timed-out',
    cause,
  });
}
