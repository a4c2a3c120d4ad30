import { alertResolvedBySystem } from '@portal/domain/alerts';
import { adminPaths } from '@portal/domain/staff';
import { Card, Link, StatusBadge, type BadgeTone } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { useAdminClock } from '../../banquets/admin-clock.ts';
import { useReportTexts } from '../../reports/report-texts.ts';
import { comparisonState, type ComparisonState } from './comparison-state.ts';
import { periodText, type PeriodBound } from './comparison-period.ts';
import { ComparedFigures } from './compared-figures.tsx';
import type { AdminReconciliation } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';

const tones: Readonly<Record<ComparisonState, BadgeTone>> = {
  running: 'info',
  postponed: 'warning',
  failed: 'danger',
  agrees: 'success',
  differs: 'warning',
};

/** How the last comparison went, or how far the one that goes on is. */
export function LastComparison({ reconciliation }: { reconciliation: AdminReconciliation }) {
  const { t } = useTexts();
  const { timeZone } = useAdminClock();
  const { short } = useHotelTime();
  const reportTexts = useReportTexts();
  const { by, startedAt, failure, payments, refunds, foreign } = reconciliation;
  const isAnythingCompared = payments.count + refunds.count + foreign > 0;
  const state = comparisonState(reconciliation);
  const time = short(startedAt);
  const momentText = ({ day, time }: PeriodBound) =>
    time === null
      ? reportTexts.day(day)
      : t('reconciliation.admin.moment', { day: reportTexts.day(day), time });
  const { from, to } = periodText(reconciliation, timeZone);
  const covers =
    from.day !== to.day || from.time !== null
      ? t('reconciliation.admin.covers', { from: momentText(from), to: momentText(to) })
      : to.time === null
        ? t('reconciliation.admin.coversDay', { day: momentText(from) })
        : t('reconciliation.admin.coversDayUntil', { day: momentText(from), time: to.time });

  return (
    <Card className={styles.last}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('reconciliation.admin.last')}</h2>
        <span role="status">
          <StatusBadge tone={tones[state]} label={t(`reconciliation.admin.state.${state}`)} />
        </span>
      </div>
      <p className={styles.muted}>
        {[
          covers,
          by === alertResolvedBySystem
            ? t('reconciliation.admin.startedByPortal', { time })
            : t('reconciliation.admin.started', { name: by, time }),
        ].join(' ')}
      </p>
      {failure !== null && (
        <div className={styles.failure}>
          <p className={styles.message}>
            {t(
              state === 'postponed'
                ? 'reconciliation.admin.postponedAdvice'
                : 'reconciliation.admin.failedAdvice',
            )}
          </p>
          <p className={styles.muted}>{t('reconciliation.admin.why', { reason: failure })}</p>
          <Link href={`${adminPaths.settings}/providers`}>{t('alert.admin.about.provider')}</Link>
        </div>
      )}
      {(failure === null || isAnythingCompared) && (
        <ComparedFigures reconciliation={reconciliation} />
      )}
    </Card>
  );
}
