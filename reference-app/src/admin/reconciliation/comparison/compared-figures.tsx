import type { ReconciliationAttributes } from '@portal/domain/reconciliation';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useReportTexts } from '../../reports/report-texts.ts';
import { writtenSum } from '../differences/difference-view.ts';
import type { AdminReconciliation } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';

/** What agrees: payments and refunds with their sums on both sides, and what became of the others. */
export function ComparedFigures({ reconciliation }: { reconciliation: AdminReconciliation }) {
  const { t } = useTexts();
  const { number } = useReportTexts();
  const { payments, refunds } = reconciliation;
  return (
    <>
      <div className={styles.sides}>
        <Side name={t('reconciliation.admin.payments')} compared={payments} />
        <Side name={t('reconciliation.admin.refunds')} compared={refunds} />
      </div>
      <dl className={styles.counts}>
        {(['adopted', 'found', 'foreign'] as const).map((key) => (
          <div key={key} className={styles.count}>
            <dt className={styles.muted}>{t(`reconciliation.admin.${key}`)}</dt>
            <dd className={styles.figure}>{number(reconciliation[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface SideProps {
  readonly name: string;
  readonly compared: ReconciliationAttributes['payments'];
}

/** Payments or refunds: how many agreed, and their sums beside each other. */
function Side({ name, compared: { agreed, count, theirs, ours } }: SideProps) {
  const { t, locale } = useTexts();
  const { number } = useReportTexts();
  const gap = Math.round((theirs - ours) * 100) / 100;
  const sums = [
    ['theirs', theirs],
    ['ours', ours],
  ] as const;
  return (
    <section aria-label={name} className={styles.side}>
      <h3 className={styles.sideName}>{name}</h3>
      <p className={styles.agreed}>
        <span className={styles.figure}>
          {count === 0
            ? number(0)
            : t('reconciliation.admin.agreed', { agreed: number(agreed), count: number(count) })}
        </span>{' '}
        {count > 0 && <span className={styles.muted}>{t('reconciliation.admin.agreedNote')}</span>}
      </p>
      {count > 0 && (
        <dl className={styles.sums}>
          {sums.map(([key, sum]) => (
            <div key={key} className={styles.sum}>
              <dt className={styles.muted}>{t(`reconciliation.admin.${key}`)}</dt>
              <dd className={styles.amount}>{writtenSum(sum, locale)}</dd>
            </div>
          ))}
          {gap !== 0 && (
            <div className={styles.sum}>
              <dt className={styles.gap}>{t('reconciliation.admin.gap')}</dt>
              <dd className={styles.gapAmount}>{writtenSum(Math.abs(gap), locale)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
