import { reconciliationDaysMax, type ReconciliationPeriod } from '@portal/domain/reconciliation';
import { Button, TextField } from '@portal/ui';
import { Scale } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useAdminClock } from '../../banquets/admin-clock.ts';
import { isComparable, usualPeriod } from './comparison-period.ts';
import * as styles from '../reconciliation-page.css.ts';

interface ComparisonFormProps {
  /** One is going on, whoever began it. */
  readonly isRunning: boolean;
  readonly onRun: (period: ReconciliationPeriod) => void;
}

/** Which days to compare, and the button that does it. */
export function ComparisonForm({ isRunning, onRun }: ComparisonFormProps) {
  const { t, count } = useTexts();
  const { today } = useAdminClock();
  const [chosen, setChosen] = useState<Partial<ReconciliationPeriod>>({});
  const period = { ...usualPeriod(today), ...chosen };
  const errorId = useId();
  const isPossible = isComparable(period, today);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible && !isRunning) onRun(period);
      }}
    >
      <div
        role="group"
        aria-label={t('reports.period')}
        aria-describedby={errorId}
        className={styles.days}
      >
        <TextField
          type="date"
          required
          max={today}
          label={t('reports.from')}
          value={period.from}
          onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
        />
        <TextField
          type="date"
          required
          max={today}
          label={t('reports.to')}
          value={period.to}
          onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
        />
      </div>
      <Button
        type="submit"
        size="large"
        className={styles.run}
        icon={<Scale size="1em" aria-hidden="true" />}
        busy={isRunning}
        disabled={!isPossible}
      >
        {t('reconciliation.admin.run')}
      </Button>
      <p id={errorId} role="alert" className={styles.error}>
        {!isPossible && count('reconciliation.admin.wrongPeriod', reconciliationDaysMax)}
      </p>
    </form>
  );
}
