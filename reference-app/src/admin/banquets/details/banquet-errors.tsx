import { discrepancyLabel, type BanquetDiscrepancy } from '@portal/domain/banquets';
import { Button, Facts } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import * as styles from './banquet-details.css.ts';
import type { AdminBanquet } from '../banquet-queries.ts';
import { useAdminClock } from '../admin-clock.ts';
import { useBanquetMutation } from '../use-banquet-mutation.ts';

/** What went wrong on the way to the restaurant, and where the restaurant has it differently. */
export function BanquetErrors({ banquet }: { banquet: AdminBanquet }) {
  const { t } = useTexts();
  const { id, status, iikoError, drift } = banquet;
  return (
    <>
      {(status === 'failed' || iikoError !== null) && (
        <div role="alert" className={styles.error}>
          {status === 'failed' && (
            <p className={styles.errorTitle}>{t('restaurant.banquet.failed', { id })}</p>
          )}
          {iikoError !== null && <p>{t('admin.banquets.theySaid', { text: iikoError })}</p>}
        </div>
      )}
      {drift.length > 0 && <Differences banquet={banquet} />}
    </>
  );
}

/** Only these can be taken over; a reserve that is gone cannot. */
const taken: readonly BanquetDiscrepancy['field'][] = [
  'startsAt',
  'durationInMinutes',
  'guestsCount',
  'tables',
];

function Differences({ banquet: { id, version, drift } }: { banquet: AdminBanquet }) {
  const { t } = useTexts();
  const clock = useAdminClock();
  const { mutate, isPending } = useBanquetMutation(t('admin.banquets.form.saveFailed'));

  function shown(field: BanquetDiscrepancy['field'], value: string): string {
    if (field === 'startsAt') return clock.dateTime(value);
    return field === 'durationInMinutes' ? clock.length(Number(value)) : value;
  }

  return (
    <div role="alert" className={styles.difference}>
      <p className={styles.errorTitle}>{t('admin.banquets.drift.title')}</p>
      <ul className={styles.differences}>
        {drift.map(({ field, ours, theirs }) => (
          <li key={field}>
            <Facts
              facts={[
                discrepancyLabel(t, field),
                ours !== null && t('admin.banquets.drift.ours', { value: shown(field, ours) }),
                theirs !== null &&
                  t('admin.banquets.drift.theirs', { value: shown(field, theirs) }),
              ]}
            />
          </li>
        ))}
      </ul>
      {drift.every(({ field }) => taken.includes(field)) && (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onClick={() =>
            mutate({
              run: () => staffPortal.banquets.update({ banquet: { id, version, takeOver: true } }),
              doneTitle: t('admin.banquets.form.saved'),
            })
          }
        >
          {t('admin.banquets.drift.takeOver')}
        </Button>
      )}
    </div>
  );
}
