import type { SqlClient } from '../db/statement.ts';
import type { OutboxChannel, OutboxRow } from './outbox-row.ts';
import { insertOutboxRows } from './outbox-repository.ts';

/** What must happen because something was committed. */
export interface Outbox {
  /** Writes the rows inside the transaction that changes state: they exist exactly when it commits. */
  enqueue(transaction: SqlClient, rows: readonly OutboxRow[]): Promise<void>;
  /**
   * Says after the commit that rows are waiting, of one channel or of any. Only haste: without it they
   * are found within a second.
   */
  wake(channel?: OutboxChannel): void;
  /** The same of all rows that a transaction has written, once it is committed. */
  wakeWritten(transaction: SqlClient): void;
}

/** Somebody who sends the rows of one channel. */
export interface OutboxConsumer {
  readonly channel: OutboxChannel;
  /** Looks for rows at once. */
  readonly wake: () => void;
}

/** The outbox of this process. Consumers are added while it stands, as they need things that need it. */
export function createOutbox(): Outbox & { addConsumer(consumer: OutboxConsumer): void } {
  const consumers: OutboxConsumer[] = [];
  const written = new WeakMap<SqlClient, Set<OutboxChannel>>();

  function wake(channel?: OutboxChannel): void {
    for (const consumer of consumers) {
      if (channel === undefined || consumer.channel === channel) consumer.wake();
    }
  }

  return {
    async enqueue(transaction, rows) {
      if (rows.length === 0) return;
      await insertOutboxRows(transaction, rows, new Date());
      const channels = written.get(transaction) ?? new Set();
      for (const { channel } of rows) channels.add(channel);
      written.set(transaction, channels);
    },
    wake,
    wakeWritten(transaction) {
      for (const channel of written.get(transaction) ?? []) wake(channel);
    },
    addConsumer(consumer) {
      consumers.push(consumer);
    },
  };
}
