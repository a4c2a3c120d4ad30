import type { DayReport, Report, StoreReport } from '@portal/domain/reports';
import { Pagination, Table, type TableColumn } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './reports-page.css.ts';
import { useReportTexts } from './report-texts.ts';

const daysOnPage = 10;

/** The same exactly: by day, the newest first, and by store. */
export function ReportTables({ report: { days, stores } }: { report: Report }) {
  const { t } = useTexts();
  const reportTexts = useReportTexts();
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(days.length / daysOnPage);
  const rows = days.toReversed().slice((page - 1) * daysOnPage, page * daysOnPage);

  const shared: TableColumn<Pick<DayReport, 'orders' | 'canceled' | 'revenue'>>[] = [
    {
      key: 'orders',
      header: t('reports.orders'),
      align: 'end',
      cell: ({ orders }) => reportTexts.number(orders),
    },
    {
      key: 'canceled',
      header: t('reports.canceled'),
      align: 'end',
      cell: ({ canceled }) => reportTexts.number(canceled),
    },
    {
      key: 'revenue',
      header: t('reports.revenue'),
      align: 'end',
      cell: ({ revenue }) => reportTexts.money(revenue),
    },
  ];
  const dayColumns: TableColumn<DayReport>[] = [
    { key: 'day', header: t('reports.day'), cell: ({ day }) => reportTexts.day(day) },
    ...shared,
    {
      key: 'done',
      header: t('reports.done'),
      align: 'end',
      cell: ({ done }) => reportTexts.number(done),
    },
    {
      key: 'score',
      header: t('reports.ratings'),
      align: 'end',
      cell: ({ score }) => reportTexts.score(score),
    },
    {
      key: 'tickets',
      header: t('reports.ticketsColumn'),
      align: 'end',
      cell: ({ ticketsOpened, ticketsClosed }) =>
        t('reports.ticketsOf', {
          opened: reportTexts.number(ticketsOpened),
          closed: reportTexts.number(ticketsClosed),
        }),
    },
  ];
  const storeColumns: TableColumn<StoreReport>[] = [
    { key: 'store', header: t('reports.store'), cell: ({ store }) => store.title },
    ...shared,
  ];

  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.sectionName}>{t('reports.byDay')}</h2>
        <Table
          caption={t('reports.byDay')}
          columns={dayColumns}
          rows={rows}
          rowKey={({ day }) => day}
        />
        <Pagination
          className={styles.pages}
          label={t('reports.dayPages')}
          onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={page < pageCount ? () => setPage(page + 1) : undefined}
        />
      </section>
      {stores.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.sectionName}>{t('reports.byStore')}</h2>
          <Table
            caption={t('reports.byStore')}
            columns={storeColumns}
            rows={stores}
            rowKey={({ store }) => String(store.id)}
          />
        </section>
      )}
    </>
  );
}
