import type { ProviderFailure } from './provider-failure.ts';

/**
 * - `refused`: a rejection in the provider's own words; nothing was done and repeating will not help
 * - `auth`: the provider does not accept our credentials; nothing was done
 * - `rate-limited`: too many calls; nothing was done, repeat later with the same key
 * - `unknown`: time-out, network, the provider's own error, or an answer that is not the provider's,
 *   such as a proxy's page. A command may have been carried out: repeat it with the same key and the
 *   same bytes, or read the state
 */
export type PaymentErrorKind = 'refused' | 'auth' | 'rate-limited' | 'unknown';

export interface PaymentErrorDetails {
  kind: PaymentErrorKind;
  failure: ProviderFailure;
  /** The provider's own code, such as `invalid_request` or `not_found`. */
  code?: string;
  /** The field the provider objects to. */
  parameter?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The code of an answer that cannot be read. */
export const unreadableAnswerCode = 'unreadable_answer';

/** A payment provider did not do what it was asked, or did not say that it did. */
export class PaymentGatewayError extends Error {
  override readonly name = 'PaymentGatewayError';
  readonly kind: PaymentErrorKind;
  readonly failure: ProviderFailure;
  readonly code: string | null;
  readonly parameter: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: PaymentErrorDetails) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.failure = details.failure;
    this.code = details.code ?? null;
    this.parameter = details.parameter ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
