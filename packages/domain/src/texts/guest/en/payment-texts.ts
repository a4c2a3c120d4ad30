import type { Translation } from '../../translation.ts';
import type { paymentTexts as russian } from '../ru/payment-texts.ts';

/** Payments: statuses, ways to pay, the payment modal. */
export const paymentTexts: Translation<typeof russian> = {
  'payment.status.canceled': 'Payment canceled',
  'payment.status.pending': 'Awaiting payment',
  'payment.status.succeeded': 'Paid',
  'payment.status.waiting_for_capture.staff': 'Needs confirmation',
  'payment.status.waiting_for_capture.guest': 'Being processed',
  'payment.status.none': 'No payment',
  'payment.type.bank-card': 'By card on delivery',
  'payment.type.cash': 'Cash',
  'payment.type.none': 'Not specified',
  'payment.withStaff': 'Our staff will take the payment',
  'payment.test': 'Test mode: no money is taken',
  'payment.type.label': 'How to pay',
  'payment.modal.title': 'Pay for the order',
  'payment.modal.cancel': 'Cancel',
  'payment.widget.notLoaded': 'The widget is not loaded.',
  'payment.widget.failed': 'The payment form does not work. Try again.',
  'payment.failed': 'The payment failed. Try again or use another card.',
  'payment.refused.total': 'This sum cannot be paid online. Our staff will take the payment.',
  'payment.payNow': 'Pay {amount}',
  'payment.payAgain': 'Pay for the order',
  'payment.received.title': 'Thank you for your purchase',
  'payment.received.message': 'Payment received for order #{id}',
  'payment.description': 'Order #{id}',
  'payment.checking': 'Checking the payment…',
  'checkout.payment.outOfBounds': 'Online you can pay from {min} to {max}.',
};
