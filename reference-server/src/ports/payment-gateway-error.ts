import { ProviderError, type ProviderErrorDetails } from './provider-error.ts';

/**
 * - `refused`: a rejection in the provider's own words; nothing was done and repeating will not help
 * - `auth`: the provider does not accept our credentials; nothing was done
 * - `rate-limited`: too many calls; nothing was done, repeat later with the same key
 * - `unknown`: time-out, network, the provider's own error, or an answer that is not the provider's,
 *   such as a proxy's page. A command may have been carried out: repeat it with the same key and the
 *   same bytes, or read the state
 */
export type PaymentErrorKind = 'refused' | 'auth' | 'rate-limited' | 'unknown';

export interface PaymentErrorDetails extends ProviderErrorDetails<PaymentErrorKind> {
  /** The field the provider objects to. */
  readonly parameter?: string;
}

/** The code of an answer that cannot be read. */
export const unreadableAnswerCode = 'unreadable_answer';

/** A payment provider did not do what it was asked, or did not say that it did. */
export class PaymentGatewayError extends ProviderError<PaymentErrorKind> {
  override readonly name = 'PaymentGatewayError';
  readonly parameter: string | null;

  constructor(message: string, details: PaymentErrorDetails) {
    super(message, details);
    this.parameter = details.parameter ?? null;
  }
}
