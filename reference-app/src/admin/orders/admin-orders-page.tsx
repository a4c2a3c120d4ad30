import { defaultPortalSettings, orderStatuses, orderStatusLabel } from '@portal/domain';
import { Button, EmptyState, PageHeader, Table, Tabs, TextField } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { describeError } from '../../shared/errors/describe-error.ts';
import { orderSearchQuery } from '../../shared/orders/order-queries.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';
import * as styles from './admin-orders-page.css.ts';
import { orderColumns } from './order-columns.tsx';
import { readFilters, toSearch, writeFilters, type OrderFilters } from './order-search-params.ts';

/** Every order, newest first, by status and text; new ones appear by themselves. */
export function AdminOrdersPage() {
  const texts = useTexts();
  const { t } = texts;
  const account = useAccount();
  const setting = usePortalSetting();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const orders = useQuery(orderSearchQuery(toSearch(filters)));
  useTitle(t('admin.orders.title'));

  function show(change: Partial<OrderFilters>) {
    setParams(writeFilters({ ...filters, page: 1, ...change }), {
      replace: change.search !== undefined,
    });
  }

  const role = account && account.role !== 'user' ? account.role : 'banquet';
  const { total = 0, page = 1, pageSize = 20 } = orders.data?.meta ?? {};
  const isFiltered = filters.search !== '' || filters.status !== 'all';
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('admin.orders.title')}
        subtitle={orders.data && texts.count('admin.orders.count', total)}
      />
      <div className={styles.filters}>
        <Tabs
          label={t('admin.orders.status')}
          value={filters.status}
          items={[
            { value: 'all', label: t('admin.orders.all') },
            ...orderStatuses.map((value) => ({ value, label: orderStatusLabel(t, value) })),
          ]}
          onValueChange={(status) => show({ status: status as OrderFilters['status'] })}
        />
        <TextField
          className={styles.search}
          label={t('admin.orders.search')}
          type="search"
          icon={<Search size="1em" />}
          value={filters.search}
          onChange={(event) => show({ search: event.target.value })}
        />
      </div>
      <Table
        caption={t('admin.orders.title')}
        columns={orderColumns({
          texts,
          role,
          paymentSystems: setting?.paymentSystems ?? [],
          timeZone: setting?.timeZone ?? defaultPortalSettings.timeZone,
        })}
        rows={orders.data?.orders ?? []}
        rowKey={({ id }) => String(id)}
        loading={orders.isPending}
        empty={
          <EmptyState title={t(isFiltered ? 'admin.orders.emptyFiltered' : 'admin.orders.empty')} />
        }
        error={
          orders.isError && !orders.data ? (
            <EmptyState
              title={t('order.loadFailed')}
              message={describeError(orders.error, t).message}
              actions={<Button onClick={() => void orders.refetch()}>{t('portal.retry')}</Button>}
            />
          ) : undefined
        }
      />
      {total > pageSize && (
        <nav className={styles.pages} aria-label={t('admin.orders.pages')}>
          <Button variant="secondary" disabled={page <= 1} onClick={() => show({ page: page - 1 })}>
            {t('admin.orders.newer')}
          </Button>
          <span>{t('admin.orders.page', { page, pages: Math.ceil(total / pageSize) })}</span>
          <Button
            variant="secondary"
            disabled={page * pageSize >= total}
            onClick={() => show({ page: page + 1 })}
          >
            {t('admin.orders.older')}
          </Button>
        </nav>
      )}
    </div>
  );
}
