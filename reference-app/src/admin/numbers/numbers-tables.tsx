import type { DayNumbers, Numbers, StoreNumbers } from '@portal/domain';
import { Pagination, Table, type TableColumn } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './numbers-page.css.ts';
import { useNumbersWords } from './numbers-words.ts';

const daysOnPage = 10;

/** The same exactly: by day, the newest first, and by store. */
export function NumbersTables({ numbers: { days, stores } }: { numbers: Numbers }) {
  const { t } = useTexts();
  const words = useNumbersWords();
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(days.length / daysOnPage);
  const rows = days.toReversed().slice((page - 1) * daysOnPage, page * daysOnPage);

  const shared: TableColumn<Pick<DayNumbers, 'orders' | 'canceled' | 'revenue'>>[] = [
    {
      key: 'orders',
      header: t('numbers.orders'),
      align: 'end',
      cell: ({ orders }) => words.number(orders),
    },
    {
      key: 'canceled',
      header: t('numbers.canceled'),
      align: 'end',
      cell: ({ canceled }) => words.number(canceled),
    },
    {
      key: 'revenue',
      header: t('numbers.revenue'),
      align: 'end',
      cell: ({ revenue }) => words.money(revenue),
    },
  ];
  const dayColumns: TableColumn<DayNumbers>[] = [
    { key: 'day', header: t('numbers.day'), cell: ({ day }) => words.day(day) },
    ...shared,
    {
      key: 'done',
      header: t('numbers.done'),
      align: 'end',
      cell: ({ done }) => words.number(done),
    },
    {
      key: 'score',
      header: t('numbers.ratings'),
      align: 'end',
      cell: ({ score }) => words.score(score),
    },
    {
      key: 'tickets',
      header: t('numbers.ticketsColumn'),
      align: 'end',
      cell: ({ ticketsOpened, ticketsClosed }) =>
        t('numbers.ticketsOf', {
          opened: words.number(ticketsOpened),
          closed: words.number(ticketsClosed),
        }),
    },
  ];
  const storeColumns: TableColumn<StoreNumbers>[] = [
    { key: 'store', header: t('numbers.store'), cell: ({ store }) => store.title },
    ...shared,
  ];

  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.sectionName}>{t('numbers.byDay')}</h2>
        <Table
          caption={t('numbers.byDay')}
          columns={dayColumns}
          rows={rows}
          rowKey={({ day }) => day}
        />
        <Pagination
          className={styles.pages}
          label={t('numbers.dayPages')}
          page={page}
          pageCount={pageCount}
          onPageChange={setPage}
        />
      </section>
      {stores.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.sectionName}>{t('numbers.byStore')}</h2>
          <Table
            caption={t('numbers.byStore')}
            columns={storeColumns}
            rows={stores}
            rowKey={({ store }) => String(store.id)}
          />
        </section>
      )}
    </>
  );
}
