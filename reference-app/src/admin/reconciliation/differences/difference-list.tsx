import type { DifferenceAction } from '@portal/domain/reconciliation';
import { Button, EmptyState, Pagination, type PaginationProps } from '@portal/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as pageStyles from '../../table-page/table-page.css.ts';
import { ActionDialog } from './action-dialog.tsx';
import { DifferenceCard } from './difference-card.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';

/** Which differences there are to look at. */
export const differenceStates = ['open', 'resolved'] as const;
export type DifferenceState = (typeof differenceStates)[number];

interface DifferenceListProps {
  readonly differences: readonly AdminDifference[];
  readonly pages: Pick<PaginationProps, 'onPrevious' | 'onNext'>;
  /** Still those that were looked at before. */
  readonly isOld: boolean;
  readonly state: DifferenceState;
  readonly onState: (state: DifferenceState) => void;
}

/** What the books differ in, newest first: what is open, or what was resolved and how. */
export function DifferenceList(props: DifferenceListProps) {
  const { differences, pages, isOld, state, onState } = props;
  const { t } = useTexts();
  const [pendingAction, setPendingAction] = useState<{
    difference: AdminDifference;
    action: DifferenceAction;
  }>();
  const empty = state === 'open' ? 'empty' : 'emptyResolved';

  return (
    <section aria-labelledby="differences" className={styles.differences}>
      <div className={styles.listHead}>
        <h2 id="differences" className={styles.listName}>
          {t('reconciliation.admin.differences')}
        </h2>
        <div role="group" aria-label={t('reconciliation.admin.which')} className={styles.states}>
          {differenceStates.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === state ? 'primary' : 'secondary'}
              aria-pressed={each === state}
              onClick={() => onState(each)}
            >
              {t(`alert.admin.${each}`)}
            </Button>
          ))}
        </div>
      </div>
      {differences.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t(`reconciliation.admin.${empty}`)}
          message={t(`reconciliation.admin.${empty}Hint`)}
          icon={<ShieldCheck size="1em" strokeWidth={1.25} />}
        />
      ) : (
        <ul className={styles.list} aria-busy={isOld}>
          {differences.map((difference) => (
            <li key={difference.id}>
              <DifferenceCard
                difference={difference}
                onAction={(action) => setPendingAction({ difference, action })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={pageStyles.pages}>
        <Pagination label={t('reconciliation.admin.pages')} {...pages} />
      </div>
      {pendingAction && (
        <ActionDialog {...pendingAction} onClose={() => setPendingAction(undefined)} />
      )}
    </section>
  );
}
