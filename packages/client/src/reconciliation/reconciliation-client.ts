import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  fetchReconciliation,
  reconcile,
  resolveDifference,
  type Difference,
  type DifferenceAction,
  type Reconciliation,
  type ReconciliationPeriod,
} from '@portal/domain/reconciliation';
import { errorOf } from '../call/call-errors.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which differences are looked for: open ones, or those that are resolved; page by page. */
export type DifferenceSearch = RequestOf<typeof fetchReconciliation>['body']['data'];

/** The comparison of the portal's books with the payment provider's. */
export interface ReconciliationClient {
  /**
   * Compares a period of at most 31 days. Answers within some 10 s: `finishedAt` is null while it goes on,
   * and {@link ReconciliationClient.fetch} then tells how far it is.
   */
  run(period: ReconciliationPeriod): Promise<Unwrapped<Reconciliation>>;
  /** The newest comparison, and the differences, newest first. */
  fetch(
    search?: DifferenceSearch,
    options?: CallOptions,
  ): Promise<{
    reconciliation: Unwrapped<Reconciliation> | null;
    differences: Unwrapped<Difference>[];
    meta: PageMeta;
  }>;
  /**
   * Does something about a difference.
   * @throws ConflictError where that is not possible for it, or not any more.
   */
  resolve(id: number, action: DifferenceAction, note: string): Promise<Unwrapped<Difference>>;
}

/** Looks after the comparison of the books. */
export function createReconciliationClient(call: Caller): ReconciliationClient {
  return {
    async run(data) {
      const { body } = await call(reconcile, { body: { data } });
      return unwrap(body.reconciliation);
    },
    async fetch(data = {}, options) {
      const { body } = await call(fetchReconciliation, { body: { data } }, options);
      const { reconciliation, differences } = body;
      return {
        reconciliation: reconciliation && unwrap(reconciliation),
        differences: differences.data.map(unwrap),
        meta: differences.meta,
      };
    },
    async resolve(id, action, note) {
      const reply = await call(resolveDifference, { body: { data: { id, act: action, note } } });
      if (reply.status === 409) throw errorOf(reply);
      return unwrap(reply.body.difference);
    },
  };
}
