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
  /** Something was written in it: it is asked before that is lost. */
  readonly hasUnsaved?: boolean;
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
  hasUnsaved,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      busy={isPending}
      hasUnsaved={hasUnsaved}
      onClose={onClose}
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
