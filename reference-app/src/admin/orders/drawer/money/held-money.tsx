import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { lazyWindow } from '../../../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { ConfirmDialog } from '../../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../../staff-portal.ts';
import type { OrderDetails } from '../../queries/order-details-query.ts';
import * as styles from '../order-drawer.css.ts';
import { useMoneyMutation } from './use-money-mutation.ts';

const CapturePartModal = lazyWindow(() => import('./capture-part-modal.tsx'), 'CapturePartModal');

/** Money the bank holds for an order: it is taken, whole or in part, or let go after a question. */
export function HeldMoney({ order: { id }, payments }: Pick<OrderDetails, 'order' | 'payments'>) {
  const { t, locale } = useTexts();
  const { mutate, isPending } = useMoneyMutation(id);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [isTakingPart, setTakingPart] = useState(false);
  const held = payments.find(({ status }) => status === 'waiting_for_capture');
  const amount = formatMoney(held ? kopecksFromRoubles(held.amount) : null, locale);
  return (
    <div className={styles.held}>
      <p>{t('admin.money.held', { amount })}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          busy={isPending}
          onClick={() =>
            mutate({
              run: () => staffPortal.orders.capture({ orderId: id }),
              doneTitle: t('admin.money.capture.done', { id }),
            })
          }
        >
          {t('payment.capture')}
        </Button>
        {held && (
          <Button size="small" variant="secondary" onClick={() => setTakingPart(true)}>
            {t('payment.capturePart')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setConfirmOpen(true)}>
          {t('payment.release')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirmOpen}
        title={t('admin.money.release.title', { id })}
        description={t('admin.money.release.hint')}
        cancel={t('admin.money.release.keep')}
        confirm={t('payment.release')}
        isPending={isPending}
        onConfirm={() =>
          mutate({
            run: () => staffPortal.orders.release({ orderId: id }),
            doneTitle: t('admin.money.release.done', { id }),
            onDone: () => setConfirmOpen(false),
          })
        }
        onClose={() => setConfirmOpen(false)}
      />
      {held && isTakingPart && (
        <CapturePartModal orderId={id} held={held.amount} onClose={() => setTakingPart(false)} />
      )}
    </div>
  );
}
