import type { Translation } from '../translation.ts';
import type { paymentDeskTexts as russian } from '../ru/payment-desk-texts.ts';

/** What staff do with a payment. */
export const paymentDeskTexts: Translation<typeof russian> = {
  'payment.check': 'Check the payment',
  'payment.capture': 'Confirm the payment',
  'payment.capturePart': 'Confirm a part',
  'payment.release': 'Cancel the payment',
  'payment.refund': 'Refund',
};
