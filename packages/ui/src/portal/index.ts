/**
 * What speaks the portal's language: sign-in, payment, orders, tickets, phones and the colours of statuses. It needs
 * `@portal/domain` and zod; the rest of the kit does not.
 *
 * @packageDocumentation
 */
export { PhoneField, type PhoneFieldProps } from '../components/phone-field/index.ts';
export {
  OrderCard,
  type OrderCardItem,
  type OrderCardProps,
} from '../patterns/order-card/index.ts';
export { PaymentModal, type PaymentModalProps } from '../patterns/payment-modal/index.ts';
export {
  SignInModal,
  type SignInModalProps,
  type CheckCodeResult,
  type RegisterResult,
  type Registration,
  type SendCodeResult,
  type SignInRefusal,
  signInTexts,
  type SignInTexts,
} from '../patterns/sign-in-modal/index.ts';
export { TicketThread, type TicketThreadProps } from '../patterns/ticket-thread/index.ts';
export {
  banquetStatusTones,
  orderStatusTones,
  paymentStatusTones,
  ticketStatusTones,
} from './status-tones.ts';
