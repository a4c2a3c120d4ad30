import { occupationEndsAt, seatsMissing } from '@portal/domain/banquets';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { guestsOf, type BanquetDraft } from './banquet-draft.ts';
import * as styles from './banquet-form.css.ts';
import type { AdminSection } from '../banquet-queries.ts';
import { useAdminClock } from '../admin-clock.ts';
import type { Occupation, TableConflicts } from './use-table-conflicts.ts';

interface TableNotesProps {
  draft: BanquetDraft;
  section: AdminSection;
  conflicts: TableConflicts;
}

/** Whether the chosen tables are free and seat everybody. */
export function TableNotes({ draft, section, conflicts }: TableNotesProps) {
  const { t } = useTexts();
  const { clock } = useAdminClock();
  const chosen = section.tables.filter(({ id }) => draft.tableIds.includes(id));
  const guests = guestsOf(draft);
  const missing = guests === null ? 0 : seatsMissing(guests, chosen);
  const seats = chosen.reduce((sum, { seatingCapacity }) => sum + seatingCapacity, 0);
  const isFree = conflicts.isKnown && conflicts.found.length === 0 && chosen.length > 0;

  function conflictText(other: Occupation, tableIds: readonly string[]): string {
    const tables = other.tables
      .filter(({ id }) => tableIds.includes(id))
      .map(({ name }) => name)
      .join(', ');
    if (other.banquet) return t('banquet.taken', { tables, ...other.banquet });
    const time = `${clock(other.startsAt)}–${clock(occupationEndsAt(other).toISOString())}`;
    return t('admin.banquets.form.takenByRestaurant', { tables, time });
  }

  return (
    <div role="status" className={styles.notes}>
      {chosen.length > 0 && (
        <p className={styles.hint}>{t('admin.banquets.form.chosen', { n: seats })}</p>
      )}
      {conflicts.found.map(({ other, tableIds }, index) => (
        <p key={index} className={styles.conflict}>
          {conflictText(other, tableIds)}
        </p>
      ))}
      {isFree && <p className={styles.fine}>{t('admin.banquets.form.free')}</p>}
      {chosen.length > 0 && missing > 0 && (
        <p className={styles.warning}>{t('banquet.seatsMissing', { n: missing })}</p>
      )}
      {!conflicts.isComplete && (
        <p className={styles.warning}>{t('admin.banquets.form.workloadIncomplete')}</p>
      )}
    </div>
  );
}
