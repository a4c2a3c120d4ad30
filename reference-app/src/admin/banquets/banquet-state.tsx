import { banquetStatusLabel, reserveStateLabel } from '@portal/domain/banquets';
import { StatusBadge } from '@portal/ui';
import { banquetStatusTones } from '@portal/ui/portal';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { AdminBanquet } from './banquet-queries.ts';
import * as styles from './banquets-page.css.ts';

/** Where a banquet stands: sent and accepted are two things, and what needs a person stands out. */
export function BanquetState({ banquet }: { banquet: AdminBanquet }) {
  const { t } = useTexts();
  const { status, reserveState, drift } = banquet;
  const isStateShown =
    reserveState !== null && (status === 'transferring' || reserveState === 'canceling');
  return (
    <>
      <StatusBadge tone={banquetStatusTones[status]} label={banquetStatusLabel(t, status)} />
      {isStateShown && <span className={styles.muted}>{reserveStateLabel(t, reserveState)}</span>}
      {drift.length > 0 && <span className={styles.alarm}>{t('admin.banquets.drift.title')}</span>}
    </>
  );
}
