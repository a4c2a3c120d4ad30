import { PageHeader, Tabs } from '@portal/ui';
import { useRef, useState } from 'react';
import { lazyPart, lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { keysHint } from '../keys/keys-hint.css.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import * as styles from './admin-orders-page.css.ts';
import { SoundSwitch } from './bell/sound-switch.tsx';
import { BoardView } from './board/board-view.tsx';
import type { ActedOnOrder, OrderMutations } from './change/order-mutations.ts';
import { OrderFilters } from './order-filters.tsx';
import { orderViews, readView, writeView, type OrderView } from './order-view.ts';
import { Reconnecting } from './live/reconnecting.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useOrderUpdate } from './change/use-order-update.ts';
import { Loading } from '../../shared/loading/loading.tsx';

const TableView = lazyPart(
  () => import('./table/table-view.tsx'),
  'TableView',
  <Loading lines={1} />,
);
const OrderDrawer = lazyWindow(() => import('./drawer/order-drawer.tsx'), 'OrderDrawer');
const CancelOrderModal = lazyWindow(
  () => import('./change/cancel-order-modal.tsx'),
  'CancelOrderModal',
);
const OrderKeys = lazyWindow(() => import('./order-keys.tsx'), 'OrderKeys');

const unfiltered = { search: '', storeId: null, status: 'all', from: '', to: '' } as const;

/** Orders as a board and as a table, with one of them open over it where the address says so. */
export function AdminOrdersPage() {
  const { t } = useTexts();
  const { view, show: showView } = useAddressView(readView, writeView);
  const searchRef = useRef<HTMLInputElement>(null);
  const [canceled, setCanceled] = useState<ActedOnOrder | null>(null);
  const [finished, setFinished] = useState<number | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const update = useOrderUpdate();
  useTitle(t('admin.orders.title'));

  function show(change: Partial<OrderView>) {
    // Going back leads to what was looked at, not through every letter or a window that was closed.
    showView(change, { replace: change.search !== undefined || change.order === null });
  }
  const reset = () => show(unfiltered);
  const mutations: OrderMutations = {
    onOpen: (order) => show({ order, page: view.page }),
    onMove(order, status) {
      const isOnlyHeld = status === 'done' && order.paid_for === 'waiting_for_capture';
      if (isOnlyHeld) setFinished(order.id);
      else update.mutate({ id: order.id, status });
    },
    onCancel: setCanceled,
  };

  usePageKeys({
    '/': () => searchRef.current?.focus(),
    '?': () => setShowsKeys(true),
  });

  return (
    <div className={styles.page} data-fills-screen={view.view === 'board' || undefined}>
      <div>
        <PageHeader
          title={t('admin.orders.title')}
          subtitle={
            view.view === 'board' && <span className={keysHint}>{t('admin.orders.keys.hint')}</span>
          }
          actions={
            <div className={styles.switches}>
              <Tabs
                label={t('admin.orders.view')}
                value={view.view}
                items={orderViews.map((value) => ({ value, label: t(`admin.orders.${value}`) }))}
                onValueChange={(value) => show({ view: value as OrderView['view'] })}
              />
              <SoundSwitch />
            </div>
          }
        />
        <Reconnecting />
      </div>
      <OrderFilters view={view} onChange={show} searchRef={searchRef} />
      {view.view === 'board' ? (
        <BoardView {...mutations} view={view} onReset={reset} />
      ) : (
        <TableView {...mutations} view={view} onReset={reset} onPage={(page) => show({ page })} />
      )}
      <ConfirmDialog
        open={finished !== null}
        title={t('admin.orders.doneHeld.title', { id: finished ?? 0 })}
        description={t('admin.orders.doneHeld.hint')}
        cancel={t('admin.orders.doneHeld.keep')}
        confirm={t('admin.orders.doneHeld.confirm')}
        isPending={false}
        onConfirm={() => {
          if (finished !== null) update.mutate({ id: finished, status: 'done' });
          setFinished(null);
        }}
        onClose={() => setFinished(null)}
      />
      {view.order !== null && (
        <OrderDrawer
          key={view.order}
          id={view.order}
          onMove={mutations.onMove}
          onClose={() => show({ order: null, page: view.page })}
        />
      )}
      {canceled && <CancelOrderModal order={canceled} onClose={() => setCanceled(null)} />}
      {showsKeys && <OrderKeys onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
