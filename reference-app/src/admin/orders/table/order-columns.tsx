import { formatMoney, priceFromWire } from '@portal/domain/money';
import {
  isOrderClosed,
  orderStatusLabel,
  paymentStatusLabel,
  paymentTypeLabel,
  type DishLine,
} from '@portal/domain/orders';
import type { PortalAttributes } from '@portal/domain/portal';
import { choiceOfLine, dishKey } from '@portal/domain/restaurant';
import type { Locale } from '@portal/domain/texts';
import { Badge, StatusBadge, type TableColumn } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { dishOptions } from '../../../shared/orders/dish-options.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { hasPaymentStatus } from '../../../shared/orders/payment-status.ts';
import { paymentTone } from '../../../shared/orders/payment-tone.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { PhoneLink } from '../../phone-link.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderMutations } from '../change/order-mutations.ts';
import { OrderAge } from '../order-age.tsx';
import * as styles from './order-columns.css.ts';
import type { Texts } from '../../../shared/texts/app-texts.ts';

interface ColumnContext extends OrderMutations {
  readonly texts: Texts;
  /** Undefined until it is read. */
  readonly setting: Pick<PortalAttributes, 'paymentSystems' | 'onlinePaymentSystems'> | undefined;
  readonly timeZone: string;
}

/** The columns of the orders table. */
export function orderColumns({
  texts: { t, locale },
  setting,
  timeZone,
  ...mutations
}: ColumnContext): TableColumn<AppOrder>[] {
  function paymentType(order: AppOrder): string {
    const system = setting?.paymentSystems.find(
      ({ title_system }) => title_system === order.payment_system,
    );
    return paymentTypeLabel(t, order.paymentType, system && { title: system.title_staff });
  }

  return [
    {
      key: 'number',
      header: t('admin.orders.number'),
      cell: (order) => (
        <div className={styles.lines}>
          <button
            type="button"
            className={styles.opener}
            aria-label={t('admin.orders.openOne', { id: order.id })}
            onClick={() => mutations.onOpen(order.id)}
          >
            {order.id}
          </button>
          <OrderTime time={order.create_at} timeZone={timeZone} locale={locale} />
        </div>
      ),
    },
    {
      key: 'guest',
      header: t('admin.orders.guest'),
      cell: (order) => (
        <div className={styles.lines}>
          <strong>{order.room.name}</strong>
          <span>{order.guest.name}</span>
          <PhoneLink className={styles.phone} phone={order.phone} />
        </div>
      ),
    },
    {
      key: 'items',
      header: t('order.items'),
      cell: (order) => (
        <div className={styles.goods}>
          <span className={styles.muted}>{order.store.title}</span>
          <ul className={styles.items}>
            {order.products.map(({ id, name, quantity }) => (
              <li key={id}>
                <span>{name}</span> <span className={styles.quantity}>{`× ${quantity}`}</span>
              </li>
            ))}
            {order.iikoProducts.map((line) => (
              <li key={dishKey(line.product, choiceOfLine(line))}>
                <DishTexts line={line} />
              </li>
            ))}
          </ul>
          {order.comment && <q className={styles.comment}>{order.comment}</q>}
        </div>
      ),
    },
    {
      key: 'total',
      header: t('order.total'),
      align: 'end',
      cell: (order) => (
        <div className={styles.linesAtEnd}>
          <strong>{formatMoney(priceFromWire(order.total), locale)}</strong>
          <span className={styles.muted}>{paymentType(order)}</span>
          {hasPaymentStatus(order, setting?.onlinePaymentSystems) && (
            <StatusBadge
              tone={paymentTone(order.paid_for)}
              label={paymentStatusLabel(t, order.paid_for, 'staff')}
            />
          )}
        </div>
      ),
    },
    {
      key: 'status',
      header: t('admin.orders.status'),
      cell: (order) => (
        <div className={styles.lines}>
          <StatusBadge
            tone={orderStatusTones[order.status]}
            label={orderStatusLabel(t, order.status)}
          />
          {!isOrderClosed(order.status) && (
            <OrderAge status={order.status} since={order.status_at} />
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      header: t('admin.orders.actions'),
      align: 'end',
      cell: (order) => <OrderActions order={order} {...mutations} />,
    },
  ];
}

interface OrderTimeProps {
  /** ISO-8601, UTC. */
  readonly time: string;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** When an order was placed, by the hotel's clock. */
function OrderTime({ time, timeZone, locale }: OrderTimeProps) {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (
    <time dateTime={time} className={styles.time}>
      {format.format(new Date(time))}
    </time>
  );
}

/** A dish of an order as the kitchen has to make it, marked when the restaurant has run out of it. */
function DishTexts({ line }: { line: DishLine }) {
  const { t } = useTexts();
  const options = dishOptions(line);
  return (
    <>
      <span>{line.name}</span> <span className={styles.quantity}>{`× ${line.quantity}`}</span>{' '}
      {line.stoplist && <Badge tone="danger">{t('menu.stoplist')}</Badge>}
      {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
    </>
  );
}
