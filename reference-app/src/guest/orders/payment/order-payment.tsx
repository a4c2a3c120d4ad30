import { formatMoney, priceFromWire } from '@portal/domain/money';
import { isOrderClosed, paymentStatusLabel } from '@portal/domain/orders';
import { Badge, Button, Card } from '@portal/ui';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { paymentTone } from '../../../shared/orders/payment-tone.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../order-page.css.ts';
import { useOrderPayment } from './use-order-payment.ts';

interface OrderPaymentProps {
  order: AppOrder;
  /** Why it cannot be paid online after all, in words. */
  refusal: string | null;
  onPay: () => void;
}

/** How an order is paid, how that stands, and the way to pay it: in the provider's form, or with staff. */
export function OrderPayment({ order, refusal, onPay }: OrderPaymentProps) {
  const { t, locale } = useTexts();
  const { way, hasStatus, paying, isTest } = useOrderPayment(order);
  const canPay = paying === 'payable' && refusal === null;
  const isWithStaff = order.paymentType === 'external' && !hasStatus;
  return (
    <Card className={styles.payment}>
      <div className={styles.paymentText}>
        <h2>{t('order.payment')}</h2>
        <p>{way}</p>
        {hasStatus && (
          <p role="status">
            <Badge tone={paymentTone(order.paid_for)}>
              {paymentStatusLabel(t, order.paid_for, 'guest')}
            </Badge>
          </p>
        )}
        {isWithStaff && !isOrderClosed(order.status) && (
          <p className={styles.detail}>{t('payment.withStaff')}</p>
        )}
        {order.paid_for === 'canceled' && canPay && <p>{t('payment.failed')}</p>}
        {paying === 'payable' && refusal !== null && <p>{refusal}</p>}
        {paying === 'out-of-bounds' && <p>{t('payment.refused.total')}</p>}
      </div>
      {canPay && (
        <div className={styles.pay}>
          <Button onClick={onPay}>
            {t('payment.payNow', { amount: formatMoney(priceFromWire(order.total), locale) })}
          </Button>
          {isTest && <p className={styles.test}>{t('payment.test')}</p>}
        </div>
      )}
    </Card>
  );
}
