import { Button, PageHeader } from '@portal/ui';
import { DoorOpen, Plus } from 'lucide-react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { SearchedTable } from '../table-page/searched-table.tsx';
import * as styles from '../table-page/table-page.css.ts';
import { useListParams } from '../table-page/use-list-params.ts';
import { roomColumns } from './room-columns.tsx';
import { roomSearchQuery } from './room-queries.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

const RoomDrawer = lazyWindow(() => import('./room-drawer.tsx'), 'RoomDrawer');

const pageSize = 50;

/** The rooms an order can be brought to, in the order in which guests find them. */
export function RoomsPage() {
  const { t, count } = useTexts();
  const list = useListParams();
  const { deferredSearch, page, opened, show } = list;
  const read = usePagedQuery(
    roomSearchQuery,
    'rooms',
    { search: deferredSearch, page, pageSize },
    (to) => show({ page: to }),
  );
  useTitle(t('admin.rooms.title'));
  const rooms = read.data?.rooms ?? [];
  const total = read.data?.meta.total ?? 0;
  const room = rooms.find(({ id }) => String(id) === opened);
  const open = (id: number | 'new') => show({ opened: String(id) });
  const icon = <DoorOpen size="1em" strokeWidth={1.25} />;
  const newButton = (
    <Button icon={<Plus size="1em" aria-hidden="true" />} onClick={() => open('new')}>
      {t('admin.rooms.new')}
    </Button>
  );

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('admin.rooms.title')}
        subtitle={t('admin.rooms.lead')}
        // There from the first moment: on a phone it takes a line of its own.
        actions={read.isPending || total > 0 ? newButton : undefined}
      />
      <SearchedTable
        list={list}
        read={read}
        searchLabel={t('admin.rooms.search')}
        counted={read.data && count('admin.rooms.count', total)}
        caption={t('admin.rooms.title')}
        columns={roomColumns(t, open)}
        rows={rooms}
        rowKey={({ id }) => String(id)}
        onRowClick={({ id }) => open(id)}
        none={{
          title: t('admin.rooms.empty'),
          message: t('admin.rooms.emptyHint'),
          icon,
          actions: newButton,
        }}
        notFound={{ title: t('admin.rooms.notFound'), showAll: t('admin.rooms.showAll') }}
        errorState={{ title: t('admin.rooms.loadFailed'), icon }}
        pagesLabel={t('admin.rooms.pages')}
      />
      {(opened === 'new' || room) && (
        <RoomDrawer key={opened} room={room ?? null} onClose={() => show({ opened: null })} />
      )}
    </div>
  );
}
