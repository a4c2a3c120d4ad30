import type { Fee } from '@portal/domain/catalogue';
import type { OrderQuote } from '@portal/domain/orders';
import { Price } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './order-totals.css.ts';

interface OrderTotalsProps {
  quote: OrderQuote | 'TOTAL_TOO_LARGE';
  fee: Omit<Fee, 'description'>;
}

/** What an order comes to: its lines, the fee, the total. */
export function OrderTotals({ quote, fee }: OrderTotalsProps) {
  const { t, locale } = useTexts();
  if (quote === 'TOTAL_TOO_LARGE') return <p role="alert">{t('checkout.totalTooLarge')}</p>;
  const { linesKopecks, feeKopecks, totalKopecks } = quote;
  const feeName = fee.name || t('order.fee');
  return (
    <div className={styles.sums}>
      <dl className={styles.totals}>
        {fee.value !== 0 && (
          <>
            <div className={styles.row}>
              <dt>{t('checkout.subtotal')}</dt>
              <dd>
                <Price kopecks={linesKopecks} locale={locale} />
              </dd>
            </div>
            <div className={styles.row}>
              <dt>
                {fee.type === 'percent'
                  ? t('checkout.fee', { name: feeName, value: fee.value })
                  : feeName}
              </dt>
              <dd>
                <Price kopecks={feeKopecks} locale={locale} />
              </dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t('checkout.total')}</dt>
          <dd>
            <Price kopecks={totalKopecks} locale={locale} size="large" />
          </dd>
        </div>
      </dl>
      {totalKopecks === null && <p className={styles.note}>{t('checkout.totalUnknown')}</p>}
    </div>
  );
}
