import {
  formatMoney,
  kopecksFromRoubles,
  multiplyKopecks,
  priceFromWire,
} from '@portal/domain/money';
import { isOrderClosed, lineEditObstacle, orderTypeLabel } from '@portal/domain/orders';
import { Badge, Button, Facts } from '@portal/ui';
import { linesOf } from '../../../shared/orders/order-lines.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './order-drawer.css.ts';
import { Section } from './section.tsx';

interface OrderContentProps {
  readonly order: AppOrder;
  readonly onEdit: () => void;
}

/** What was ordered and what it comes to. */
export function OrderContent({ order, onEdit }: OrderContentProps) {
  const { t, locale } = useTexts();
  const { fee, total, refunded, comment, description, store } = order;
  const texts = [
    [t('order.comment'), comment],
    [t('admin.order.edit.description'), description],
  ].filter(([, text]) => text !== '');
  const obstacle = lineEditObstacle(order);
  const feeText =
    fee.type === 'percent' ? `${fee.value} %` : formatMoney(kopecksFromRoubles(fee.value), locale);
  return (
    <Section
      title={<Facts facts={[t('admin.order.lines'), store.title]} />}
      action={
        !isOrderClosed(order.status) && (
          <Button size="small" variant="secondary" onClick={onEdit}>
            {t('admin.order.lines.edit')}
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {linesOf(order).map(({ key, name, options, isStopped, quantity, price }) => (
          <li key={key} className={styles.line}>
            <span className={styles.lineName}>
              <span>{name}</span> {isStopped && <Badge tone="danger">{t('menu.stoplist')}</Badge>}
              {options.length > 0 && <span className={styles.muted}>{options.join(', ')}</span>}
            </span>
            <span className={styles.pieces}>{`× ${quantity}`}</span>
            <span className={styles.sum}>
              {formatMoney(multiplyKopecks(priceFromWire(price), quantity), locale)}
            </span>
          </li>
        ))}
        {fee.value > 0 && (
          <li className={styles.line}>
            <span className={styles.lineName}>{t('admin.order.fee', { name: fee.name })}</span>
            <span className={styles.sum}>{feeText}</span>
          </li>
        )}
      </ul>
      <p className={styles.total}>
        <span>{t('order.total')}</span>
        <strong>{formatMoney(priceFromWire(total), locale)}</strong>
      </p>
      {refunded > 0 && (
        <p className={styles.line}>
          <span className={styles.lineName}>{t('order.refunded')}</span>
          <span className={styles.sum}>{formatMoney(kopecksFromRoubles(refunded), locale)}</span>
        </p>
      )}
      <dl className={styles.details}>
        <div className={styles.detail}>
          <dt className={styles.muted}>{t('admin.order.type')}</dt>
          <dd>{orderTypeLabel(t, order.type)}</dd>
        </div>
      </dl>
      {texts.map(([name, text]) => (
        <figure key={name} className={styles.comment}>
          <figcaption className={styles.muted}>{name}</figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      ))}
      {order.status === 'new' && obstacle && (
        <p className={styles.muted}>{t(`admin.order.obstacle.${obstacle}`)}</p>
      )}
    </Section>
  );
}
