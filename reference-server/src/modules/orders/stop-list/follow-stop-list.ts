import type { Stopped } from '@portal/domain/restaurant';
import type { SqlClient } from '../../../db/statement.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { markStoppedLines } from './stopped-lines-repository.ts';

/** What follows for orders from a stop-list: inside the transaction that keeps it, and after its commit. */
export interface StopListFollower {
  readonly inTransaction: (transaction: SqlClient, stopped: readonly Stopped[]) => Promise<void>;
  readonly afterCommit: () => void;
}

/** Marks the lines of open orders by the stop-list, and sends events to their viewers. */
export function followStopList(outbox: Outbox): StopListFollower {
  return {
    inTransaction: async (transaction, stopped) =>
      outbox.enqueue(transaction, await markStoppedLines(transaction, stopped)),
    afterCommit: () => outbox.wake('live'),
  };
}
