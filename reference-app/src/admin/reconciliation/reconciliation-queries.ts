import type { InputOf, Unwrapped } from '@portal/client';
import type { AlertKind } from '@portal/domain/alerts';
import type { StaffRole } from '@portal/domain/contract';
import type {
  Difference,
  Reconciliation,
  fetchReconciliation,
} from '@portal/domain/reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { comparisonState } from './comparison/comparison-state.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A comparison of the books as the console holds it. */
export type AdminReconciliation = Unwrapped<Reconciliation>;

/** A difference between the books as the console holds it. */
export type AdminDifference = Unwrapped<Difference>;

/** Where the console compares the books with the payment provider's. */
export const reconciliationPath = '/admin/reconciliation';

/** Who may open it. */
export const reconciliationRoles: readonly StaffRole[] = ['admin'];

/** Whether an alert of this kind is about a difference that stands there. */
export function isDifferenceAlert(kind: AlertKind): boolean {
  return kind === 'payment-difference' || kind === 'refund-owed';
}

/** Key of everything that is known of comparisons and differences. */
export const reconciliationKey = ['reconciliation'] as const;

const pollMilliseconds = 2_000;

/** Whether a comparison is going on, so that its figures grow. */
export function isRunning(reconciliation: AdminReconciliation | null | undefined): boolean {
  return reconciliation ? comparisonState(reconciliation) === 'running' : false;
}

/**
 * The last comparison and a page of differences, newest first. Looked at again every other second while
 * a comparison goes on and somebody has the page in sight.
 *
 * @param isBegun - one was just asked for, and the portal has not answered yet
 */
export function reconciliationQuery(search: InputOf<typeof fetchReconciliation>, isBegun: boolean) {
  return queryOptions({
    ...pageQuery(reconciliationKey, staffPortal.reconciliation.list)(search),
    refetchInterval: ({ state: { data } }) =>
      isBegun || isRunning(data?.reconciliation) ? pollMilliseconds : false,
  });
}
