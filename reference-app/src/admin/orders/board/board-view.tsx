import { boardStatuses, isOrderClosed } from '@portal/domain/orders';
import { Button, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../admin-orders-page.css.ts';
import { Loading } from '../../../shared/loading/loading.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { layOut } from './board-layout.ts';
import { boardQuery } from '../queries/board-queries.ts';
import { OrderBoard } from './order-board.tsx';
import type { OrderMutations } from '../change/order-mutations.ts';
import type { OrderView } from '../order-view.ts';

interface BoardViewProps extends OrderMutations {
  readonly view: OrderView;
  readonly onReset: () => void;
}

/** Every open order by its state; new ones appear by themselves. */
export function BoardView({ view, onReset, ...mutations }: BoardViewProps) {
  const { t, count } = useTexts();
  const query = useQuery(boardQuery);
  const { search, storeId } = view;
  const all = query.data?.orders;
  const columns = useMemo(() => layOut(all ?? [], { search, storeId }), [all, search, storeId]);
  if (!query.data) {
    return (
      <QueryState
        title={t('order.loadFailed')}
        query={query}
        loading={
          <Loading className={styles.boardLoading}>
            {[1, 2, 3, 4].map((column) => (
              <Skeleton key={column} variant="block" className={styles.columnLoading} />
            ))}
          </Loading>
        }
      />
    );
  }
  const { orders, open, today } = query.data;
  const shown = boardStatuses.reduce((sum, status) => sum + columns[status].length, 0);
  const hidden = orders.filter(({ status }) => !isOrderClosed(status)).length - shown;
  return (
    <>
      {hidden > 0 && (
        <p role="status" className={styles.notice}>
          <span>{count('admin.orders.hidden', hidden)}</span>{' '}
          <Button size="small" variant="quiet" onClick={onReset}>
            {t('admin.orders.resetFilters')}
          </Button>
        </p>
      )}
      {open > orders.length && (
        <p className={styles.notice}>
          {t('admin.orders.notShown', { shown: orders.length, open })}
        </p>
      )}
      <OrderBoard {...mutations} {...{ columns, today }} />
    </>
  );
}
