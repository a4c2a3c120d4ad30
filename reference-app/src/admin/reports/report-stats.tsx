import type { Durations, Report } from '@portal/domain/reports';
import { Card, Stat } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './reports-page.css.ts';
import { useReportTexts } from './report-texts.ts';

interface Compared {
  readonly now: number | null;
  readonly before: number | null;
  readonly write: (value: number | null) => string;
  /** Whether more of it is good; null: neither. */
  readonly isMoreBetter: boolean | null;
  /** Whether a share says more than the difference. */
  readonly inPercent?: boolean;
}

/** What the period came to, each number beside what it was before. */
export function ReportStats({ report: { summary, previous } }: { report: Report }) {
  const { t, count } = useTexts();
  const reportTexts = useReportTexts();
  const earlier = previous.summary;
  const number = (value: number | null) => reportTexts.number(value ?? 0);
  const money = (value: number | null) => reportTexts.shortMoney(value ?? 0);

  function compare({ now, before, write, isMoreBetter, inPercent = true }: Compared) {
    if (now === null || before === null) return {};
    const value = write(before);
    const change = inPercent && reportTexts.change(now, before);
    const isOther = isMoreBetter !== null && write(now) !== value;
    const isBetter = now > before === isMoreBetter;
    return {
      note: change
        ? t('reports.beforeWithChange', { value, change })
        : t('reports.before', { value }),
      ...(isOther && { trend: isBetter ? ('better' as const) : ('worse' as const) }),
    };
  }

  const durations = (label: string, { median, p90 }: Durations, before: Durations) => (
    <Card>
      <Stat
        label={label}
        value={reportTexts.duration(median)}
        {...compare({
          now: median,
          before: before.median,
          write: reportTexts.duration,
          isMoreBetter: false,
          inPercent: false,
        })}
      />
      {p90 !== null && (
        <p className={styles.hint}>
          {reportTexts.isUnderMinute(p90)
            ? t('reports.duration.hintUnder')
            : t('reports.duration.hint', { p90: reportTexts.duration(p90) })}
        </p>
      )}
    </Card>
  );

  return (
    <div className={styles.stats}>
      <Card>
        <Stat
          label={t('reports.orders')}
          value={reportTexts.number(summary.orders)}
          {...compare({
            now: summary.orders,
            before: earlier.orders,
            write: number,
            isMoreBetter: true,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('reports.revenue')}
          value={reportTexts.shortMoney(summary.revenue)}
          {...compare({
            now: summary.revenue,
            before: earlier.revenue,
            write: money,
            isMoreBetter: true,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('reports.canceled')}
          value={reportTexts.number(summary.canceled)}
          {...compare({
            now: summary.canceled,
            before: earlier.canceled,
            write: number,
            isMoreBetter: false,
            inPercent: false,
          })}
        />
      </Card>
      <Card>
        <Stat
          label={t('reports.rating')}
          value={reportTexts.score(summary.ratings.mean)}
          {...compare({
            now: summary.ratings.mean,
            before: earlier.ratings.mean,
            write: reportTexts.score,
            isMoreBetter: true,
            inPercent: false,
          })}
        />
        <p className={styles.hint}>{count('reports.ratingsGiven', summary.ratings.count)}</p>
      </Card>
      {durations(t('reports.accept'), summary.accept, earlier.accept)}
      {durations(t('reports.finish'), summary.finish, earlier.finish)}
      <Card>
        <Stat
          label={t('reports.tickets')}
          value={reportTexts.number(summary.tickets.opened)}
          {...compare({
            now: summary.tickets.opened,
            before: earlier.tickets.opened,
            write: number,
            isMoreBetter: null,
            inPercent: false,
          })}
        />
        <p className={styles.hint}>
          {t('reports.ticketsClosed', { n: reportTexts.number(summary.tickets.closed) })}
        </p>
      </Card>
      {durations(t('reports.answer'), summary.tickets.answer, earlier.tickets.answer)}
    </div>
  );
}
