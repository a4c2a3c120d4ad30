import { orderStatusLabel } from '@portal/domain/orders';
import { StatusBadge } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import type { BoardStatus } from '../board-layout.ts';
import type { BoardCard } from '../../queries/board-queries.ts';
import * as styles from '../board.css.ts';
import { canDropAt, type DraggedOrder } from '../drag/drag-library.ts';
import { visibleRange, topToSee } from './virtual-rows.ts';
import { OrderCard, type CardMutations } from './order-card.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useDropPlace } from '../drag/use-drop-place.ts';

interface BoardColumnProps {
  readonly status: BoardStatus;
  readonly orders: readonly BoardCard[];
  /** The order that keys mean. */
  readonly currentId: number | null;
  /** Counter: grows whenever that order is to be scrolled to and focused. */
  readonly focusRequest: number;
  readonly dragged: DraggedOrder | null;
  readonly mutations: CardMutations;
}

/** Pixels of a card with the gap below it, as large as the reader's letters are. */
function rowHeight(): number {
  return styles.rowRem * parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The orders of one state below each other. However many there are, few are drawn. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, orders, currentId, focusRequest, dragged, mutations } = props;
  const { t } = useTexts();
  const nameId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const [placeRef, isOver] = useDropPlace<HTMLElement>(status);
  const current = orders.findIndex(({ id }) => id === currentId);
  const [height] = useState(rowHeight);

  const drawn = useVirtualRows(scrollRef, height);

  // Not when it only changes its place in the column: nobody is taken from what they look at.
  const isHere = current !== -1;
  const scrollToCurrent = useEffectEvent(() => {
    const scroller = scrollRef.current;
    if (!scroller) return;
    const viewport = { top: scroller.scrollTop, height: scroller.clientHeight };
    scroller.scrollTop = topToSee(current, viewport, height);
  });
  useEffect(() => {
    if (focusRequest > 0 && isHere) scrollToCurrent();
  }, [focusRequest, isHere]);

  return (
    <section
      ref={placeRef}
      className={styles.column}
      aria-labelledby={nameId}
      data-over={isOver || undefined}
      data-target={canDropAt(status, dragged) || undefined}
    >
      <h2 id={nameId} className={styles.columnHead}>
        <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />
        <span className={styles.count}>{orders.length}</span>
      </h2>
      <div ref={scrollRef} className={styles.scroll}>
        {orders.length === 0 && <p className={styles.empty}>{t(`admin.orders.none.${status}`)}</p>}
        <ul className={styles.rows} style={{ blockSize: orders.length * height }}>
          {visibleRange(drawn, orders.length, current).map((index) => {
            const order = orders[index];
            return (
              order && (
                <li
                  key={order.id}
                  className={styles.row}
                  style={{ insetBlockStart: index * height }}
                  aria-setsize={orders.length}
                  aria-posinset={index + 1}
                >
                  <OrderCard
                    {...{ order, mutations }}
                    isCurrent={order.id === currentId}
                    focusRequest={order.id === currentId ? focusRequest : 0}
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
});
