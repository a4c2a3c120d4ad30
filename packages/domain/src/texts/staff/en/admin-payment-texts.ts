import type { Translation } from '../../translation.ts';
import type { adminPaymentTexts as russian } from '../ru/admin-payment-texts.ts';

/** What staff do with a payment. */
export const adminPaymentTexts: Translation<typeof russian> = {
  'payment.check': 'Check the payment',
  'payment.capture': 'Confirm the payment',
  'payment.capturePart': 'Confirm a part',
  'payment.release': 'Cancel the payment',
  'payment.refund': 'Refund',
};
