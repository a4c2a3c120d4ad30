export { Modal, type ModalProps } from './modal.tsx';
export type { ModalCloseReason } from './modal-window.tsx';
