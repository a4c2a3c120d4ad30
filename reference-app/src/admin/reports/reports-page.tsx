import type { Report, ReportPeriod } from '@portal/domain/reports';
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { useAdminClock } from '../banquets/admin-clock.ts';
import { page } from '../table-page/table-page.css.ts';
import { Loading } from '../../shared/loading/loading.tsx';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { ReportCharts } from './report-charts.tsx';
import * as styles from './reports-page.css.ts';
import { readPeriod, writePeriod, type PeriodChoice } from './report-period.ts';
import { reportQuery } from './report-queries.ts';
import { ReportStats } from './report-stats.tsx';
import { ReportTables } from './report-tables.tsx';
import { useReportTexts } from './report-texts.ts';
import { PeriodTools } from './period-tools.tsx';

/** What a period came to, beside as many days before it. */
export function ReportsPage() {
  const { t } = useTexts();
  const { today } = useAdminClock();
  const [params, setParams] = useSearchParams();
  const chosen = readPeriod(params, today);
  const read = useQuery({ ...reportQuery(chosen.period), enabled: chosen.isPossible });
  useTitle(t('settings.section.numbers'));

  function show(choice: PeriodChoice, period: ReportPeriod): void {
    setParams(writePeriod(choice, period), { replace: true });
  }

  return (
    <div className={page}>
      <PageHeader title={t('settings.section.numbers')} subtitle={t('reports.lead')} />
      <PeriodTools chosen={chosen} onChange={show} />
      {read.data && (
        <ReportOfPeriod
          report={read.data}
          isOld={read.isPlaceholderData}
          onShowMonth={() => show('month', chosen.period)}
        />
      )}
      {chosen.isPossible && (
        <QueryState
          title={t('reports.failed')}
          icon={<ChartColumn size="1em" strokeWidth={1.25} />}
          query={read}
          loading={<ReportLoading />}
        />
      )}
    </div>
  );
}

interface ReportOfPeriodProps {
  readonly report: Report;
  /** Still those of the period chosen before. */
  readonly isOld: boolean;
  readonly onShowMonth: () => void;
}

function ReportOfPeriod({ report, isOld, onShowMonth }: ReportOfPeriodProps) {
  const { t } = useTexts();
  const reportTexts = useReportTexts();
  const { from, to, isCut } = report.previous;
  const days = { from: reportTexts.day(from), to: reportTexts.day(to) };
  const compared = from === to && isCut ? 'yesterday' : isCut ? 'cut' : 'whole';
  const { orders, ratings, tickets } = report.summary;
  const isEmpty = orders + ratings.count + tickets.opened + tickets.closed === 0;
  return (
    <div className={styles.report} aria-busy={isOld}>
      <p className={styles.compared}>{t(`reports.compared.${compared}`, days)}</p>
      <ReportStats report={report} />
      <p className={styles.compared}>{t('reports.revenue.hint')}</p>
      {isEmpty ? (
        <EmptyState
          title={t('reports.empty')}
          message={t('reports.emptyHint')}
          icon={<ChartColumn size="1em" strokeWidth={1.25} />}
          actions={
            <Button variant="secondary" onClick={onShowMonth}>
              {t('reports.showMonth')}
            </Button>
          }
        />
      ) : (
        <>
          <ReportCharts report={report} />
          {/* Another period begins at its newest days again. */}
          <ReportTables key={report.days[0]?.day} report={report} />
        </>
      )}
    </div>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth'];

function ReportLoading() {
  return (
    <Loading className={styles.stats}>
      {placeholders.map((key) => (
        <Card key={key}>
          <Skeleton />
        </Card>
      ))}
    </Loading>
  );
}
