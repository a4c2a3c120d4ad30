import { orderStatuses, orderStatusLabel } from '@portal/domain/orders';
import { Select, TextField } from '@portal/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { AddressSearchField } from '../search/address-search-field.tsx';
import * as styles from './admin-orders-page.css.ts';
import type { OrderView } from './order-view.ts';

const storesQuery = queryOptions({
  queryKey: ['order-stores'],
  queryFn: async ({ signal }) => (await portal.stores.list({}, { signal })).stores,
  staleTime: 5 * 60_000,
});

interface OrderFiltersProps {
  readonly view: OrderView;
  readonly onChange: (change: Partial<OrderView>) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Which orders are looked at. */
export function OrderFilters({ view, onChange, searchRef }: OrderFiltersProps) {
  const { t } = useTexts();
  const stores = useQuery(storesQuery).data ?? [];
  const isTable = view.view === 'table';
  return (
    <div className={styles.filters}>
      <AddressSearchField
        isNamedAbove
        ref={searchRef}
        className={styles.search}
        label={t('admin.orders.search')}
        value={view.search}
        onValueChange={(search) => onChange({ search })}
        // Back to the keys of the page.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      <Select
        className={styles.narrow}
        label={t('admin.orders.store')}
        value={view.storeId ?? ''}
        options={[
          { value: '', label: t('admin.orders.anyStore') },
          ...stores.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={({ target }) => onChange({ storeId: target.value ? Number(target.value) : null })}
      />
      {isTable && (
        <>
          <Select
            className={styles.narrow}
            label={t('admin.orders.status')}
            value={view.status}
            options={[
              { value: 'all', label: t('admin.orders.all') },
              ...orderStatuses.map((value) => ({ value, label: orderStatusLabel(t, value) })),
            ]}
            onChange={({ target }) => onChange({ status: target.value as OrderView['status'] })}
          />
          <TextField
            className={styles.narrow}
            type="date"
            label={t('admin.orders.from')}
            value={view.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            className={styles.narrow}
            type="date"
            label={t('admin.orders.to')}
            value={view.to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </>
      )}
    </div>
  );
}
