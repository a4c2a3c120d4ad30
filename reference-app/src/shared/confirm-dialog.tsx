import { Button, Modal } from '@portal/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string;
  /** On what leaves everything as it is. */
  readonly cancel: string;
  /** On what does it. */
  readonly confirm: string;
  /** @defaultValue 'danger' */
  readonly tone?: 'danger' | 'primary';
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What else is to be decided. */
  readonly children?: ReactNode;
}

/** Asks before something is done that cannot be taken back, or that others feel. */
export function ConfirmDialog({
  open,
  title,
  description,
  cancel,
  confirm,
  tone = 'danger',
  isPending,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  // What is being done cannot be kept from it any more: the dialog stands until it is.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={tone} busy={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
