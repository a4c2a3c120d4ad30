import { reportDaysMax, type ReportPeriod } from '@portal/domain/reports';
import { LinkButton, Tabs, TextField } from '@portal/ui';
import { Download } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import * as styles from './reports-page.css.ts';
import { periodChoices, type ChosenPeriod, type PeriodChoice } from './report-period.ts';

interface PeriodToolsProps {
  readonly chosen: ChosenPeriod;
  readonly onChange: (choice: PeriodChoice, period: ReportPeriod) => void;
}

/** Which period is looked at, and its file. */
export function PeriodTools({ chosen, onChange }: PeriodToolsProps) {
  const { t } = useTexts();
  const { choice, period, isPossible } = chosen;
  const error = isPossible ? undefined : t('reports.wrongPeriod', { n: reportDaysMax });
  return (
    <div className={styles.tools}>
      <Tabs
        label={t('reports.period')}
        value={choice}
        items={periodChoices.map((value) => ({ value, label: t(`reports.period.${value}`) }))}
        onValueChange={(value) => {
          const next = periodChoices.find((known) => known === value);
          if (next) onChange(next, period);
        }}
      />
      {choice === 'own' && (
        <div className={styles.own}>
          <TextField
            type="date"
            required
            label={t('reports.from')}
            value={period.from}
            onChange={({ target }) => onChange('own', { ...period, from: target.value })}
          />
          <TextField
            type="date"
            required
            label={t('reports.to')}
            value={period.to}
            error={error}
            onChange={({ target }) => onChange('own', { ...period, to: target.value })}
          />
        </div>
      )}
      {isPossible && (
        <LinkButton
          variant="secondary"
          className={styles.download}
          icon={<Download size="1em" aria-hidden="true" />}
          href={staffPortal.reports.exportAddress(period)}
          download
        >
          {t('reports.export')}
        </LinkButton>
      )}
    </div>
  );
}
