import { oneLine } from '@portal/domain/contract';
import { type CancelReasonCode, cancelReasonLabel, cancelReasons } from '@portal/domain/orders';
import { Select, TextArea } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './cancel-order-modal.css.ts';
import type { ActedOnOrder } from './order-mutations.ts';
import { useOrderUpdate } from './use-order-update.ts';

interface CancelOrderModalProps {
  readonly order: ActedOnOrder;
  readonly onClose: () => void;
}

/** Asks for the reason before an order is canceled. */
export function CancelOrderModal({ order, onClose }: CancelOrderModalProps) {
  const { t } = useTexts();
  const update = useOrderUpdate();
  const [reason, setReason] = useState<CancelReasonCode>('guest_request');
  const [comment, setComment] = useState('');

  function cancel() {
    const metadata = oneLine(comment) === '' ? null : { comment: comment.trim() };
    // Without a version: the step just taken may still be on its way while the reason is chosen.
    update.mutate(
      { id: order.id, status: 'canceled', cancelReason: { cancel_reason: reason, metadata } },
      { onSettled: onClose },
    );
  }

  return (
    <ConfirmDialog
      open
      title={t('admin.orders.cancel.title', { id: order.id })}
      cancel={t('order.cancel.keep')}
      confirm={t('order.command.cancel')}
      isPending={update.isPending}
      onConfirm={cancel}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Select
          label={t('order.cancelReason.label')}
          value={reason}
          options={cancelReasons.map((value) => ({ value, label: cancelReasonLabel(t, value) }))}
          onChange={(event) => setReason(event.target.value as CancelReasonCode)}
        />
        <TextArea
          label={t('admin.orders.cancel.comment')}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
