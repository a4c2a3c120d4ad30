import type { Unwrapped } from '@portal/client';
import { multiplyKopecks, type OrderQuote, type Store } from '@portal/domain';
import { Button, Card, Price } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { CartLine } from '../cart/cart-lines.ts';
import { OrderTotals } from '../cart/order-totals.tsx';
import * as styles from './checkout-page.css.ts';
import { isOnline, type PaymentChoice } from './payment-choice.ts';
import { PlacementNotice } from './placement-notice.tsx';
import type { PlacingOrder } from './use-place-order.ts';

interface CheckoutSummaryProps {
  store: Unwrapped<Store>;
  lines: readonly CartLine[];
  quote: OrderQuote | 'TOTAL_TOO_LARGE';
  placing: PlacingOrder;
  /** The total of the order that was sent last. */
  sentTotalKopecks: number | null;
  payment: PaymentChoice | null;
}

/** What is about to be ordered, what it comes to, and the button. */
export function CheckoutSummary({
  store,
  lines,
  quote,
  placing,
  sentTotalKopecks,
  payment,
}: CheckoutSummaryProps) {
  const { t, locale } = useTexts();
  const totalKopecks = quote === 'TOTAL_TOO_LARGE' ? null : quote.totalKopecks;
  return (
    <Card className={styles.summary}>
      <h2 className={styles.summaryTitle}>{t('order.items')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ id, name, quantity, priceKopecks }) => (
          <li key={id} className={styles.line}>
            <span>
              {name} <span className={styles.quantity}>× {quantity}</span>
            </span>
            <Price kopecks={multiplyKopecks(priceKopecks, quantity)} locale={locale} size="small" />
          </li>
        ))}
      </ul>
      <OrderTotals quote={quote} fee={store.fee} />
      <PlacementNotice placing={placing} before={sentTotalKopecks} after={totalKopecks} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={placing.isUnderWay}
        disabled={quote === 'TOTAL_TOO_LARGE'}
      >
        {payment !== null && isOnline(payment) ? t('checkout.submitAndPay') : t('checkout.submit')}
      </Button>
    </Card>
  );
}
