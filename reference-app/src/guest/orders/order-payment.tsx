import {
  formatMoney,
  isOrderClosed,
  paymentStatusLabel,
  paymentTypeLabel,
  priceFromWire,
} from '@portal/domain';
import { Badge, Button, Card } from '@portal/ui';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { hasPaymentStatus } from '../../shared/orders/payment-status.ts';
import { paymentTone } from '../../shared/orders/payment-tone.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './order-page.css.ts';
import { isPayable } from './payable.ts';

/** How an order is paid, how that stands, and the way to pay it: in the provider's form, or with staff. */
export function OrderPayment({ order, onPay }: { order: AppOrder; onPay: () => void }) {
  const { t, locale } = useTexts();
  const setting = usePortalSetting();
  const { paymentSystems = [], onlinePaymentSystems = [] } = setting ?? {};
  const system = paymentSystems.find(({ title_system }) => title_system === order.payment_system);
  const canPay = isPayable(order, onlinePaymentSystems);
  const hasStatus = hasPaymentStatus(order, setting?.onlinePaymentSystems);
  const isWithStaff = order.paymentType === 'external' && !hasStatus;
  return (
    <Card className={styles.payment}>
      <div className={styles.paymentWords}>
        <h2>{t('order.payment')}</h2>
        <p>{paymentTypeLabel(t, order.paymentType, system)}</p>
        {hasStatus && (
          <p role="status">
            <Badge tone={paymentTone(order.paid_for)}>
              {paymentStatusLabel(t, order.paid_for, 'guest')}
            </Badge>
          </p>
        )}
        {isWithStaff && !isOrderClosed(order.status) && (
          <p className={styles.fact}>{t('payment.withStaff')}</p>
        )}
        {order.paid_for === 'canceled' && canPay && <p>{t('payment.failed')}</p>}
      </div>
      {canPay && (
        <div className={styles.pay}>
          <Button onClick={onPay}>
            {t('payment.payNow', { amount: formatMoney(priceFromWire(order.total), locale) })}
          </Button>
          {setting?.paymentsAreTest && <p className={styles.test}>{t('payment.test')}</p>}
        </div>
      )}
    </Card>
  );
}
