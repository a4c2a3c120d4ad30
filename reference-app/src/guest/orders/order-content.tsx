import { kopecksFromRoubles, multiplyKopecks, priceFromWire } from '@portal/domain/money';
import { isOrderClosed } from '@portal/domain/orders';
import { formatPhone } from '@portal/domain/phone';
import { Card, Price } from '@portal/ui';
import { linesOf } from '../../shared/orders/order-lines.ts';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { feeText } from '../cart/totals/fee-text.ts';
import * as styles from './order-page.css.ts';

/** What was ordered, what it comes to, and where it goes. */
export function OrderContent({ order }: { order: AppOrder }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const fee = feeText(order.fee, texts);
  const details = [
    [t('order.store'), order.store.title],
    [t('order.room'), order.room.name],
    [t('order.phone'), formatPhone(order.phone)],
    [t('order.comment'), order.comment],
    [t('order.description'), order.description],
  ].filter(([, value]) => value !== '');
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('order.items')}</h2>
      <ul className={styles.lines}>
        {linesOf(order).map(({ key, name, options, isStopped, quantity, price }) => (
          <li key={key} className={styles.line}>
            <span>
              <span>{name}</span> <span className={styles.quantity}>{`× ${quantity}`}</span>
              {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
              {isStopped && !isOrderClosed(order.status) && (
                <span className={styles.stopped}>{t('menu.line.stopped')}</span>
              )}
            </span>
            <Price kopecks={multiplyKopecks(priceFromWire(price), quantity)} locale={locale} />
          </li>
        ))}
      </ul>
      <div className={styles.sums}>
        {fee && <p className={styles.sum}>{fee}</p>}
        <p className={styles.total}>
          <span>{t('order.total')}</span>
          <Price kopecks={priceFromWire(order.total)} locale={locale} size="large" />
        </p>
        {order.refunded > 0 && (
          <p className={styles.sum}>
            <span>{t('order.refunded')}</span>
            <Price kopecks={kopecksFromRoubles(order.refunded)} locale={locale} />
          </p>
        )}
      </div>
      <dl className={styles.details}>
        {details.map(([detail, value]) => (
          <Detail key={detail} detail={detail} value={value} />
        ))}
      </dl>
    </Card>
  );
}

function Detail({ detail, value }: { detail: string | undefined; value: string | undefined }) {
  return (
    <>
      <dt className={styles.detail}>{detail}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
