import type { Database } from '../db/database.ts';
import { createMakeChange } from './change.ts';
import type { OutboxChannel } from './outbox-row.ts';

/** What must happen because something was committed. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Somebody who sends the rows of one channel. */
export interface OutboxConsumer {
  readonly channel: OutboxChannel;
  /** Looks for rows at once. */
  readonly wake: () => void;
}

/** The outbox of this process. Consumers are added while it stands, as they need things that need it. */
export function createOutbox(prisma: Database['prisma']) {
  const consumers: OutboxConsumer[] = [];

  /** Says after a commit that rows of a channel are waiting. Only haste: without it they are found within a second. */
  function wake(channel: OutboxChannel): void {
    for (const consumer of consumers) if (consumer.channel === channel) consumer.wake();
  }

  return {
    makeChange: createMakeChange(prisma, wake),
    wake,
    addConsumer: (consumer: OutboxConsumer) => void consumers.push(consumer),
  };
}
