import {
  formatMoney,
  formatPhone,
  orderStatusLabel,
  paymentStatusLabel,
  paymentTypeLabel,
  priceFromWire,
  type PaymentSystem,
  type StaffRole,
  type Texts,
} from '@portal/domain';
import { orderStatusTones, StatusBadge, type TableColumn } from '@portal/ui';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { paymentTone } from '../../shared/orders/payment-tone.ts';
import { OrderActions } from './order-actions.tsx';
import * as styles from './order-columns.css.ts';
import { OrderTime } from './order-time.tsx';

interface ColumnFacts {
  readonly texts: Texts;
  readonly role: StaffRole;
  readonly paymentSystems: readonly PaymentSystem[];
  readonly timeZone: string;
}

/** The columns of the orders table. */
export function orderColumns({
  texts: { t, locale },
  role,
  paymentSystems,
  timeZone,
}: ColumnFacts): TableColumn<AppOrder>[] {
  function paymentType(order: AppOrder): string {
    const system = paymentSystems.find(({ title_system }) => title_system === order.payment_system);
    return paymentTypeLabel(t, order.paymentType, system && { title: system.title_staff });
  }

  return [
    {
      key: 'number',
      header: t('admin.orders.number'),
      cell: (order) => (
        <div className={styles.lines}>
          <strong>{order.id}</strong>
          <OrderTime time={order.create_at} timeZone={timeZone} locale={locale} />
        </div>
      ),
    },
    {
      key: 'room',
      header: t('order.room'),
      cell: (order) => <strong>{order.room.name}</strong>,
    },
    {
      key: 'guest',
      header: t('admin.orders.guest'),
      cell: (order) => (
        <div className={styles.lines}>
          <span>{order.guest.name}</span>
          <a className={styles.phone} href={`tel:${order.phone}`}>
            {formatPhone(order.phone)}
          </a>
        </div>
      ),
    },
    {
      key: 'items',
      header: t('order.items'),
      cell: (order) => (
        <div className={styles.lines}>
          <span className={styles.muted}>{order.store.title}</span>
          <ul className={styles.items}>
            {[...order.products, ...order.iikoProducts].map(({ name, quantity }) => (
              <li key={name}>
                {name} <span className={styles.quantity}>× {quantity}</span>
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
        <div className={styles.lines}>
          <strong>{formatMoney(priceFromWire(order.total), locale)}</strong>
          <span className={styles.muted}>{paymentType(order)}</span>
          {order.paymentType === 'external' && (
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
        <StatusBadge
          tone={orderStatusTones[order.status]}
          label={orderStatusLabel(t, order.status)}
        />
      ),
    },
    {
      key: 'actions',
      header: t('admin.orders.actions'),
      align: 'end',
      cell: (order) => <OrderActions order={order} role={role} />,
    },
  ];
}
