import { boardStatuses, orderMachine } from '@portal/domain/orders';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePageKeys } from '../../keys/use-page-keys.ts';
import { nextCommand } from '../change/next-command.ts';
import type { OrderMutations } from '../change/order-mutations.ts';
import { BoardColumn } from './column/board-column.tsx';
import type { CardMutations } from './column/order-card.tsx';
import { placeOf, type BoardColumns } from './board-layout.ts';
import type { Board, BoardCard } from '../queries/board-queries.ts';
import * as styles from './board.css.ts';
import { ClosedToday } from './closed/closed-today.tsx';
import { useDragLibrary } from './drag/drag-library.ts';
import { useCurrentCard } from './use-current-card.ts';
import { useDragging } from './drag/use-dragging.ts';

interface OrderBoardProps extends OrderMutations {
  readonly columns: BoardColumns;
  readonly today: Board['today'];
}

/** Open orders by their state, with a card that keys mean. */
export function OrderBoard({ columns, today, onOpen, onCancel, onMove }: OrderBoardProps) {
  const current = useCurrentCard(columns);
  useDragLibrary();
  const dragged = useDragging(({ id }, status) => {
    const order = find(id);
    if (!order) return;
    if (status === 'canceled') onCancel(order);
    else onMove(order, status);
  });

  function onNext(order: BoardCard) {
    const next = nextCommand(order.status);
    if (next) onMove(order, orderMachine.commands[next].to);
  }
  const cardMutations = useStableMutations({ onOpen, onNext, onCurrent: current.become });

  function find(id: number | null): BoardCard | null {
    const place = placeOf(columns, id);
    return place ? (columns[place.status][place.index] ?? null) : null;
  }

  function withCurrent(command: (order: BoardCard) => void) {
    const order = find(current.id);
    if (!order) return;
    current.become(order.id);
    command(order);
  }

  usePageKeys({
    ArrowDown: () => current.move('down'),
    ArrowUp: () => current.move('up'),
    ArrowLeft: () => current.move('left'),
    ArrowRight: () => current.move('right'),
    n: () =>
      withCurrent((order) => {
        onNext(order);
        current.requestFocus();
      }),
    c: () => withCurrent(onCancel),
  });

  return (
    <div className={styles.board} data-board>
      {boardStatuses.map((status) => (
        <BoardColumn
          key={status}
          {...{ status, dragged }}
          mutations={cardMutations}
          orders={columns[status]}
          currentId={current.id}
          focusRequest={current.focusRequest}
        />
      ))}
      <ClosedToday {...{ today, dragged, onOpen }} />
    </div>
  );
}

/**
 * The same callbacks for as long as the board is there, each doing what the latest one does: a card is drawn
 * anew only when its order changes.
 */
function useStableMutations(mutations: CardMutations): CardMutations {
  const latest = useRef(mutations);
  useLayoutEffect(() => {
    latest.current = mutations;
  });
  return useMemo(
    () => ({
      onOpen: (id) => latest.current.onOpen(id),
      onNext: (order) => latest.current.onNext(order),
      onCurrent: (id) => latest.current.onCurrent(id),
    }),
    [],
  );
}
