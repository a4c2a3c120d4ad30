export { PaymentModal, type PaymentModalProps } from './payment-modal.tsx';
