import type { ProviderFailure } from './provider-failure.ts';

/**
 * - `refused`: the question was wrong; repeating it will not help
 * - `auth`: our credentials are not accepted
 * - `rate-limited`: too many questions, ask later
 * - `failed`: time-out, network, or an error of its own
 */
export type RestaurantErrorKind = 'refused' | 'auth' | 'rate-limited' | 'failed';

export interface RestaurantErrorDetails {
  kind: RestaurantErrorKind;
  failure: ProviderFailure;
  /** What the restaurant's system itself says of it, for a person to read. */
  description?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** Refused because what was asked about is no longer followed there. */
  isGone?: boolean;
  cause?: unknown;
}

/** The restaurant's system gave no answer that could be used. */
export class RestaurantError extends Error {
  override readonly name = 'RestaurantError';
  readonly kind: RestaurantErrorKind;
  readonly failure: ProviderFailure;
  readonly description: string | null;
  readonly retryAfterSeconds: number | null;
  readonly isGone: boolean;

  constructor(message: string, details: RestaurantErrorDetails) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.failure = details.failure;
    this.description = details.description ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.isGone = details.isGone ?? false;
  }
}
