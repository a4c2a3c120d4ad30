import type { PortalAttributes } from '../portal/portal-schema.ts';

/** What a card pays online at least and at most, in kopecks. */
export type CardPaymentBounds = Pick<PortalAttributes, 'cardPaymentMin' | 'cardPaymentMax'>;

/**
 * Whether a sum can be paid online: it is known, and within the hotel's bounds of a card payment. What the payment
 * provider itself takes decides in any case.
 */
export function isPayableOnline(
  kopecks: number | null,
  { cardPaymentMin, cardPaymentMax }: CardPaymentBounds,
): boolean {
  return kopecks !== null && kopecks >= cardPaymentMin && kopecks <= cardPaymentMax;
}
