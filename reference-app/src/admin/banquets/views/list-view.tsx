import { banquetStatuses, banquetStatusLabel } from '@portal/domain/banquets';
import { Button, EmptyState, Select, TextField } from '@portal/ui';
import { CalendarHeart } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { AddressSearchField } from '../../search/address-search-field.tsx';
import { PagedTable } from '../../table-page/paged-table.tsx';
import { count, searchAmongFilters } from '../../table-page/table-page.css.ts';
import { banquetColumns } from './banquet-columns.tsx';
import { banquetSearchQuery } from '../banquet-queries.ts';
import { isFiltered, toSearch, type BanquetView } from './banquet-view.ts';
import * as styles from '../banquets-page.css.ts';
import { useAdminClock } from '../admin-clock.ts';
import type { ViewProps } from './view-props.ts';
import { usePagedQuery } from '../../table-page/use-paged-query.ts';

/** Banquets as a table, narrowed down and page by page. */
export function ListView({ view, show, open }: ViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const clock = useAdminClock();
  const read = usePagedQuery(
    banquetSearchQuery,
    'banquets',
    toSearch(view, clock.timeZone),
    (page) => show({ page }),
  );
  const narrow = (change: Partial<BanquetView>) => show(change, { replace: true });

  const icon = <CalendarHeart size="1em" strokeWidth={1.25} />;

  return (
    <>
      <div className={styles.filters}>
        <AddressSearchField
          isNamedAbove
          label={t('admin.banquets.search')}
          value={view.search}
          onValueChange={(search) => narrow({ search })}
          className={searchAmongFilters}
        />
        <Select
          label={t('admin.banquets.status')}
          value={view.status}
          options={[
            { value: 'all', label: t('admin.banquets.anyStatus') },
            ...banquetStatuses.map((value) => ({ value, label: banquetStatusLabel(t, value) })),
          ]}
          onChange={(event) =>
            narrow({ status: event.currentTarget.value as BanquetView['status'] })
          }
        />
        <TextField
          label={t('admin.banquets.from')}
          type="date"
          max={view.to || undefined}
          value={view.from}
          onChange={(event) => narrow({ from: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.banquets.to')}
          type="date"
          min={view.from || undefined}
          value={view.to}
          onChange={(event) => narrow({ to: event.currentTarget.value })}
        />
      </div>
      <p role="status" className={count}>
        {read.data && texts.count('admin.banquets.count', read.data.meta.total)}
      </p>
      <PagedTable
        read={read}
        caption={t('admin.banquets.title')}
        columns={banquetColumns({ texts, clock, onOpen: open })}
        rows={read.data?.banquets ?? []}
        rowKey={({ id }) => String(id)}
        onRowClick={({ id }) => open(id)}
        empty={
          isFiltered(view) ? (
            <EmptyState
              title={t('admin.banquets.emptyFiltered')}
              actions={
                <Button
                  variant="secondary"
                  onClick={() => narrow({ search: '', status: 'all', from: '', to: '' })}
                >
                  {t('admin.banquets.resetFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('admin.banquets.empty')}
              message={t('admin.banquets.emptyHint')}
              icon={icon}
            />
          )
        }
        errorState={{ title: t('admin.banquets.loadFailed'), icon }}
        pagesLabel={t('admin.banquets.pages')}
      />
    </>
  );
}
