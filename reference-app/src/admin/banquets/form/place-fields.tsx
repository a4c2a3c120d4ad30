import { readFloorPlan } from '@portal/domain/restaurant';
import { Select } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import type { BanquetDraft } from './banquet-draft.ts';
import * as styles from './banquet-form.css.ts';
import type { AdminBanquet, AdminSection } from '../banquet-queries.ts';
import { TableChoice } from './table-choice.tsx';
import { TableNotes } from './table-notes.tsx';
import { useTableConflicts } from './use-table-conflicts.ts';

interface PlaceFieldsProps {
  draft: BanquetDraft;
  sections: UseQueryResult<readonly AdminSection[]>;
  /** The banquet itself, which is never in its own way; null while there is none. */
  banquet: AdminBanquet | null;
  onSection: (id: string | null) => void;
  onTable: (id: string) => void;
}

/** The hall and the tables, with what stands in the way at that time. */
export function PlaceFields({ draft, sections, banquet, onSection, onTable }: PlaceFieldsProps) {
  const { t } = useTexts();
  const section = sections.data?.find(({ id }) => id === draft.sectionId);
  const conflicts = useTableConflicts(draft, banquet?.id ?? null);
  const known = banquet?.section;
  const read: readonly { id: string; name: string }[] = sections.data ?? [];
  // The hall it has stays to be chosen, also while the restaurant does not answer.
  const halls = known && !read.some(({ id }) => id === known.id) ? [known, ...read] : read;
  const later = '';
  return (
    <>
      <Select
        label={t('admin.banquets.form.section')}
        name="section"
        value={draft.sectionId ?? later}
        hint={sections.isPending ? t('portal.loading') : undefined}
        error={
          sections.isError && !sections.data ? describeError(sections.error, t).message : undefined
        }
        options={[
          { value: later, label: t('admin.banquets.form.noSection') },
          ...halls.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onSection(event.currentTarget.value || null)}
      />
      {section && (
        <fieldset className={styles.tables}>
          <legend className={styles.legend}>{t('admin.banquets.form.tables')}</legend>
          <p className={styles.hint}>{t('admin.banquets.form.tablesHint')}</p>
          <TableChoice
            section={section}
            plan={readFloorPlan(section)}
            chosen={draft.tableIds}
            taken={conflicts.takenIds}
            onToggle={onTable}
          />
          <TableNotes {...{ draft, section, conflicts }} />
        </fieldset>
      )}
    </>
  );
}
