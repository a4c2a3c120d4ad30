import { orderStatusLabel, type OrderStatus } from '@portal/domain/orders';
import { Badge, IconButton, StatusBadge } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import type { Board } from '../../queries/board-queries.ts';
import * as styles from './closed-today.css.ts';
import { canDropAt, type DraggedOrder } from '../drag/drag-library.ts';
import { useDropPlace } from '../drag/use-drop-place.ts';
import { Loading } from '../../../../shared/loading/loading.tsx';

const ClosedList = lazyPart(() => import('./closed-list.tsx'), 'ClosedList', <Loading lines={1} />);

const ends = ['done', 'canceled'] as const satisfies readonly OrderStatus[];

interface ClosedTodayProps {
  readonly today: Board['today'];
  readonly dragged: DraggedOrder | null;
  readonly onOpen: (id: number) => void;
}

/** What has come to its end today: folded to a number until somebody wants to see it. */
export function ClosedToday({ today, dragged, onOpen }: ClosedTodayProps) {
  const { t } = useTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const total = today.done + today.canceled;
  const Arrows = isUnfolded ? ChevronsRight : ChevronsLeft;
  return (
    <section
      className={styles.closed}
      data-unfolded={isUnfolded || undefined}
      aria-label={t('admin.orders.closedToday')}
    >
      <div className={styles.head}>
        <IconButton
          size="small"
          aria-expanded={isUnfolded}
          label={
            isUnfolded
              ? t('admin.orders.closedToday.hide')
              : t('admin.orders.closedToday.show', { n: total })
          }
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Arrows size="1em" aria-hidden="true" />
        </IconButton>
        <h2 className={styles.name}>{t('admin.orders.closedToday')}</h2>
        <Badge>{total}</Badge>
      </div>
      {isUnfolded && <ClosedList today={today} onOpen={onOpen} />}
      {dragged && (
        <div className={styles.places}>
          {ends
            .filter((status) => canDropAt(status, dragged))
            .map((status) => (
              <DropPlace key={status} status={status} />
            ))}
        </div>
      )}
    </section>
  );
}

/** Where an order is laid down to come to its end. */
function DropPlace({ status }: { status: OrderStatus }) {
  const { t } = useTexts();
  const [placeRef, isOver] = useDropPlace<HTMLDivElement>(status);
  return (
    <div ref={placeRef} className={styles.place} data-over={isOver || undefined}>
      <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />
      <span className={styles.placeHint}>{t('admin.orders.dropHere')}</span>
    </div>
  );
}
