import type { ReconciliationAttributes } from '@portal/domain/reconciliation';

/** How a comparison stands; `postponed`: the provider was away, and the portal tries again by itself. */
export type ComparisonState = 'running' | 'postponed' | 'failed' | 'agrees' | 'differs';

/** How a comparison stands. */
export function comparisonState({
  finishedAt,
  failure,
  found,
}: Pick<ReconciliationAttributes, 'finishedAt' | 'failure' | 'found'>): ComparisonState {
  if (failure !== null) return finishedAt === null ? 'postponed' : 'failed';
  if (finishedAt === null) return 'running';
  return found === 0 ? 'agrees' : 'differs';
}
