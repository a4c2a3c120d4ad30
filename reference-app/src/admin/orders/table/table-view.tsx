import { defaultTimeZone } from '@portal/domain/portal';
import { Button, EmptyState } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import { orderSearchQuery } from '../queries/order-search-query.ts';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ExportLink } from '../../confirmation/export-link.tsx';
import { staffPortal } from '../../staff-portal.ts';
import * as styles from '../admin-orders-page.css.ts';
import type { OrderMutations } from '../change/order-mutations.ts';
import { orderColumns } from './order-columns.tsx';
import { exportOf, isFiltered, toSearch, type OrderView } from '../order-view.ts';
import { PagedTable } from '../../table-page/paged-table.tsx';
import { usePagedQuery } from '../../table-page/use-paged-query.ts';

interface TableViewProps extends OrderMutations {
  readonly view: OrderView;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
}

/** Every order there has been, newest first, page by page. */
export function TableView({ view, onPage, onReset, ...mutations }: TableViewProps) {
  const texts = useTexts();
  const { t, count } = texts;
  const account = useAccount();
  const setting = usePortalSetting();
  const timeZone = setting?.timeZone ?? defaultTimeZone;
  const found = usePagedQuery(orderSearchQuery, 'orders', toSearch(view, timeZone), onPage);
  return (
    <div className={styles.table}>
      <div className={styles.tableHead}>
        <p role="status" className={styles.found}>
          {found.data && count('admin.orders.count', found.data.meta.total)}
        </p>
        {account?.role === 'admin' && (
          <div className={styles.downloads}>
            {(['xlsx', 'csv'] as const).map((format) => (
              <ExportLink
                key={format}
                size="small"
                href={staffPortal.orders[`${format}Address`](exportOf(view, timeZone))}
              >
                {t(`admin.orders.export.${format}`)}
              </ExportLink>
            ))}
          </div>
        )}
      </div>
      <PagedTable
        caption={t('admin.orders.title')}
        columns={orderColumns({
          ...mutations,
          texts,
          timeZone,
          setting,
        })}
        rows={found.data?.orders ?? []}
        rowKey={({ id }) => String(id)}
        empty={
          isFiltered(view) ? (
            <EmptyState
              title={t('admin.orders.emptyFiltered')}
              actions={<Button onClick={onReset}>{t('admin.orders.resetFilters')}</Button>}
            />
          ) : (
            <EmptyState title={t('admin.orders.empty')} />
          )
        }
        read={found}
        errorState={{
          title: t('order.loadFailed'),
          icon: <ReceiptText size="1em" strokeWidth={1.25} />,
        }}
        pagesLabel={t('admin.orders.pages')}
      />
    </div>
  );
}
