import { formatMoney, priceFromWire } from '@portal/domain/money';
import { orderCommandLabel, paymentStatusLabel, paymentTypeLabel } from '@portal/domain/orders';
import { Badge, Button, StatusBadge } from '@portal/ui';
import { Eye, MessageSquareText, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { hasPaymentStatus } from '../../../../shared/orders/payment-status.ts';
import { paymentTone } from '../../../../shared/orders/payment-tone.ts';
import { usePortalSetting } from '../../../../shared/portal-setting/portal-setting-query.ts';
import { visuallyHidden } from '../../../../shared/visually-hidden.css.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { nextCommand } from '../../change/next-command.ts';
import { OrderAge } from '../../order-age.tsx';
import { useOtherViewers } from '../../live/order-viewers.ts';
import type { BoardCard } from '../../queries/board-queries.ts';
import { canDrag, dragDataOf, withDragLibrary } from '../drag/drag-library.ts';
import * as styles from './order-card.css.ts';

/** What can be done with a card. */
export interface CardMutations {
  readonly onOpen: (id: number) => void;
  readonly onNext: (order: BoardCard) => void;
  /** It has become the one that keys mean. */
  readonly onCurrent: (id: number) => void;
}

interface OrderCardProps {
  readonly order: BoardCard;
  readonly isCurrent: boolean;
  /** Grows whenever the card that keys mean is to have focus; 0 for any other. */
  readonly focusRequest: number;
  /** Stable callbacks: other ones make every card render anew. */
  readonly mutations: CardMutations;
}

/** «Круассан × 2, Кофе и ещё 3» */
function useLineTexts({ first, count }: BoardCard['lines']): string {
  const { t } = useTexts();
  const named = first
    .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
    .join(', ');
  const more = count - first.length;
  return more > 0 ? t('admin.orders.andMore', { lines: named, n: more }) : named;
}

/** Focus is taken from the page and from other cards, never from a window or a field. */
function mayTakeFocus(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || !!activeElement?.closest('[data-board]');
}

/** One order on the board: opens when pressed, goes on by its button, by a key or by dragging. */
export const OrderCard = memo(function OrderCard({
  order,
  isCurrent,
  focusRequest,
  mutations,
}: OrderCardProps) {
  const { t } = useTexts();
  const cardRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const { id, status, room, guest, store, lines } = order;
  const items = useLineTexts(lines);
  const viewers = useOtherViewers(id);
  const next = nextCommand(status);

  useEffect(() => {
    if (isCurrent && focusRequest > 0 && mayTakeFocus())
      openerRef.current?.focus({ preventScroll: true });
  }, [isCurrent, focusRequest]);

  useEffect(() => {
    const element = cardRef.current;
    if (!element) return;
    return withDragLibrary((drag) =>
      drag.draggable({
        element,
        canDrag: () => canDrag({ id, status }),
        getInitialData: () => dragDataOf({ id, status }),
        onDragStart: () => element.setAttribute('data-dragged', ''),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
    );
  }, [id, status]);

  return (
    <article
      ref={cardRef}
      className={styles.card}
      data-current={isCurrent || undefined}
      aria-labelledby={`order-${id}-name`}
    >
      <div className={styles.head}>
        <button
          ref={openerRef}
          id={`order-${id}-name`}
          type="button"
          className={styles.opener}
          tabIndex={isCurrent ? 0 : -1}
          onClick={() => mutations.onOpen(id)}
          onFocus={() => mutations.onCurrent(id)}
        >
          <span className={visuallyHidden}>{`${t('order.title', { id })}. `}</span>
          <span>{room.name}</span>
        </button>
        <OrderAge status={status} since={order.status_at} className={styles.age} />
      </div>
      <p className={styles.line}>
        <span aria-hidden="true" className={styles.number}>
          {`#${id}`}
        </span>{' '}
        <span>{guest.name}</span>
      </p>
      <p className={styles.items}>
        <span className={styles.store}>{store.title}</span> <span>{items}</span>
      </p>
      <div className={styles.details}>
        <CardMoney order={order} />
        {lines.hasStopped && (
          <Badge tone="danger" title={t('menu.stoplist')}>
            <TriangleAlert size="1em" role="img" aria-label={t('menu.stoplist')} />
          </Badge>
        )}
        {viewers !== '' && (
          <Eye
            size="1em"
            role="img"
            aria-label={t('admin.order.viewing', { names: viewers })}
            className={styles.sign}
          />
        )}
        {order.comment !== '' && (
          <MessageSquareText
            size="1em"
            role="img"
            aria-label={t('admin.orders.hasComment')}
            className={styles.sign}
          />
        )}
      </div>
      {next && (
        <Button
          size="small"
          variant="secondary"
          className={styles.next}
          tabIndex={isCurrent ? 0 : -1}
          onClick={() => mutations.onNext(order)}
        >
          {orderCommandLabel(t, next)}
        </Button>
      )}
    </article>
  );
});

function CardMoney({ order }: { order: BoardCard }) {
  const { t, locale } = useTexts();
  const { total, paymentType } = order;
  return (
    <>
      <strong className={styles.total}>{formatMoney(priceFromWire(total), locale)}</strong>
      {paymentType === 'external' ? (
        <SystemPayment order={order} />
      ) : (
        <span className={styles.muted}>{paymentTypeLabel(t, paymentType)}</span>
      )}
    </>
  );
}

/** How the payment stands; of what is settled with staff there is only how. */
function SystemPayment({ order }: { order: BoardCard }) {
  const { t } = useTexts();
  const setting = usePortalSetting();
  const { paymentType, payment_system, paid_for } = order;
  if (!hasPaymentStatus(order, setting?.onlinePaymentSystems)) {
    const system = setting?.paymentSystems.find(
      ({ title_system }) => title_system === payment_system,
    );
    return (
      <span className={styles.muted}>
        {paymentTypeLabel(t, paymentType, system && { title: system.title_staff })}
      </span>
    );
  }
  const payment = paymentStatusLabel(t, paid_for, 'staff');
  return (
    <StatusBadge
      tone={paymentTone(paid_for)}
      label={payment}
      title={payment}
      className={styles.payment}
    />
  );
}
