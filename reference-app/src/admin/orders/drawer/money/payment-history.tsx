import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { paymentStatusLabel } from '@portal/domain/orders';
import type { OrderPayment, OrderRefund } from '@portal/domain/payments';
import { Facts } from '@portal/ui';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../../shared/time/hotel-time.ts';
import * as styles from '../order-drawer.css.ts';

/** Every attempt to pay, with what has gone back of it. */
export function PaymentHistory({ payments }: { payments: readonly OrderPayment[] }) {
  const { t } = useTexts();
  if (payments.length === 0) return null;
  return (
    <ul aria-label={t('admin.money.payments')} className={styles.payments}>
      {payments.map((payment) => (
        <li key={payment.create_at}>
          <PaymentEntry payment={payment} />
          {payment.refunds.length > 0 && (
            <ul className={styles.refunds}>
              {payment.refunds.map((refund) => (
                <li key={refund.create_at}>
                  <RefundEntry refund={refund} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function PaymentEntry({
  payment: { id, status, amount, error, create_at },
}: {
  payment: OrderPayment;
}) {
  const { t, locale } = useTexts();
  const { short } = useHotelTime();
  const state =
    status === 'intent' ? t('admin.money.state.intent') : paymentStatusLabel(t, status, 'staff');
  return (
    <>
      <Facts
        facts={[
          <strong key="amount">{formatMoney(kopecksFromRoubles(amount), locale)}</strong>,
          state,
          short(create_at),
        ]}
      />
      {id !== null && <div className={styles.muted}>{t('admin.money.provider', { id })}</div>}
      {error !== null && <div className={styles.refusal}>{error}</div>}
    </>
  );
}

function RefundEntry({ refund }: { refund: OrderRefund }) {
  const { t, locale } = useTexts();
  const { short } = useHotelTime();
  const { amount, status, reason, comment, error, create_at } = refund;
  const roubles = formatMoney(kopecksFromRoubles(amount), locale);
  return (
    <>
      <Facts
        facts={[
          t('admin.money.refund', { amount: roubles }),
          t(`admin.money.refundStatus.${status}`),
          short(create_at),
        ]}
      />
      <Facts facts={[t(`admin.money.refundReason.${reason}`), comment]} className={styles.muted} />
      {error !== null && <div className={styles.refusal}>{error}</div>}
    </>
  );
}
