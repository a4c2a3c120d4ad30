import { paymentStatusLabel, paymentTypeLabel } from '@portal/domain/orders';
import { refundableOf } from '@portal/domain/payments';
import { Button, StatusBadge } from '@portal/ui';
import { useState } from 'react';
import { portal } from '../../../../shared/portal.ts';
import { lazyWindow } from '../../../../shared/loading/lazy-window.tsx';
import { hasPaymentStatus } from '../../../../shared/orders/payment-status.ts';
import { paymentTone } from '../../../../shared/orders/payment-tone.ts';
import { usePortalSetting } from '../../../../shared/portal-setting/portal-setting-query.ts';
import { useAccount } from '../../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { HeldMoney } from './held-money.tsx';
import type { OrderDetails } from '../../queries/order-details-query.ts';
import * as styles from '../order-drawer.css.ts';
import { PaymentHistory } from './payment-history.tsx';
import { Section } from '../section.tsx';
import { useMoneyMutation } from './use-money-mutation.ts';
import { outcomeOf } from '../../../use-outcome-mutation.ts';

const RefundModal = lazyWindow(() => import('./refund-modal.tsx'), 'RefundModal');

/** How an order is paid, and what staff do with that money. */
export function OrderMoney({ details: { order, payments } }: { details: OrderDetails }) {
  const { t } = useTexts();
  const account = useAccount();
  const setting = usePortalSetting();
  const systems = setting?.paymentSystems ?? [];
  const hasStatus = hasPaymentStatus(order, setting?.onlinePaymentSystems);
  const { mutate, isPending } = useMoneyMutation(order.id);
  const [isRefunding, setRefunding] = useState(false);
  const { id, paymentType, payment_system, paid_for } = order;
  const system = systems.find(({ title_system }) => title_system === payment_system);
  const refundable = refundableOf(order, payments);
  const canRefund = account?.role === 'admin' && refundable.amount > 0;
  return (
    <Section title={t('admin.money.payment')}>
      <div className={styles.state}>
        <span>{paymentTypeLabel(t, paymentType, system && { title: system.title_staff })}</span>
        {hasStatus && (
          <StatusBadge
            tone={paymentTone(paid_for)}
            label={paymentStatusLabel(t, paid_for, 'staff')}
          />
        )}
      </div>
      {paymentType === 'external' && !hasStatus && (
        <p className={styles.muted}>{t('admin.money.withStaff')}</p>
      )}
      {paid_for === 'waiting_for_capture' && <HeldMoney {...{ order, payments }} />}
      <PaymentHistory payments={payments} />
      <div className={styles.actions}>
        {paid_for === 'pending' && (
          <Button
            size="small"
            variant="secondary"
            busy={isPending}
            onClick={() =>
              mutate({
                run: () => outcomeOf(portal.orders.syncPayment({ orderId: id })),
                doneTitle: t('admin.money.check.done'),
              })
            }
          >
            {t('payment.check')}
          </Button>
        )}
        {canRefund && (
          <Button size="small" variant="secondary" onClick={() => setRefunding(true)}>
            {t('payment.refund')}
          </Button>
        )}
      </div>
      {isRefunding && (
        <RefundModal {...{ order, payments, refundable }} onClose={() => setRefunding(false)} />
      )}
    </Section>
  );
}
