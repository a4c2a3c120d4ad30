import { ratingScores } from '@portal/domain/ratings';
import type { Report } from '@portal/domain/reports';
import { Card, Chart } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './reports-page.css.ts';
import { partLength, partsOf } from './report-parts.ts';
import { useReportTexts } from './report-texts.ts';

/** How orders, revenue and ratings came about; the tables below say the same exactly. */
export function ReportCharts({ report: { days, summary } }: { report: Report }) {
  const { t } = useTexts();
  const reportTexts = useReportTexts();
  const parts = partsOf(days);
  const length = partLength(days);
  const points = (valueOf: (part: (typeof parts)[number]) => number) =>
    parts.map((part, index) => ({
      label: reportTexts.column(part.from, length),
      value: valueOf(part),
      highlight: index === parts.length - 1,
    }));
  return (
    <div className={styles.charts}>
      {parts.length > 1 && (
        <>
          <Card className={styles.chart}>
            <Chart
              caption={t(`reports.chart.orders.${length}`)}
              points={points(({ orders }) => orders)}
              formatValue={reportTexts.number}
            />
          </Card>
          <Card className={styles.chart}>
            <Chart
              caption={t(`reports.chart.revenue.${length}`)}
              points={points(({ revenue }) => revenue)}
              formatValue={reportTexts.thousands}
            />
          </Card>
        </>
      )}
      {summary.ratings.count > 0 && (
        <Card className={styles.chart}>
          <Chart
            caption={t('reports.chart.scores')}
            points={ratingScores.map((score, index) => ({
              label: t('reports.score', { n: score }),
              value: summary.ratings.scores[index] ?? 0,
              highlight: index === ratingScores.length - 1,
            }))}
            formatValue={reportTexts.number}
          />
        </Card>
      )}
    </div>
  );
}
