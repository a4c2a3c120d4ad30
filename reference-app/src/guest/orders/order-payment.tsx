import { formatMoney, paymentStatusLabel, paymentTypeLabel, priceFromWire } from '@portal/domain';
import { Badge, Button, Card } from '@portal/ui';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { paymentTone } from '../../shared/orders/payment-tone.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './order-page.css.ts';
import { isPayable } from './payable.ts';

/** How an order is paid, how that stands, and the way to pay it. */
export function OrderPayment({ order, onPay }: { order: AppOrder; onPay: () => void }) {
  const { t, locale } = useTexts();
  const systems = usePortalSetting()?.paymentSystems ?? [];
  const system = systems.find(({ title_system }) => title_system === order.payment_system);
  const isOnline = order.paymentType === 'external';
  return (
    <Card className={styles.payment}>
      <div className={styles.paymentWords}>
        <h2>{t('order.payment')}</h2>
        <p>{paymentTypeLabel(t, order.paymentType, system)}</p>
        {(isOnline || order.paid_for) && (
          <p role="status">
            <Badge tone={paymentTone(order.paid_for)}>
              {paymentStatusLabel(t, order.paid_for, 'guest')}
            </Badge>
          </p>
        )}
        {order.paid_for === 'canceled' && isPayable(order) && <p>{t('payment.failed')}</p>}
      </div>
      {isPayable(order) && (
        <Button onClick={onPay}>
          {t('payment.payNow', { amount: formatMoney(priceFromWire(order.total), locale) })}
        </Button>
      )}
    </Card>
  );
}
