import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SqlClient } from '../db/statement.ts';
import { cutText } from '../kernel/cut-text.ts';
import { backOffSeconds } from '../kernel/back-off.ts';
import { DeliveryError, maxPauseSeconds, RescheduledDelivery } from './delivery-error.ts';
import type { OutboxChannel } from './outbox-row.ts';
import type { OutboxConsumer } from './outbox.ts';
import {
  deadLetterRow,
  claimOutboxRows,
  dueCondition,
  deleteDelivered,
  postponeRow,
  putBackRow,
  renewLease,
  requeueRow,
  type ClaimedRow,
} from './outbox-repository.ts';
import { createDueWorker } from './due-worker.ts';

/** How the rows of a channel are delivered. */
export interface OutboxWorkerOptions {
  readonly channel: OutboxChannel;
  readonly database: SqlClient;
  /**
   * Delivers one row, outside any transaction, and at least once: after a crash it comes again with the
   * same `id`. It must end, one way or the other, within a minute: until then its lease is renewed.
   * @throws {DeliveryError} to say when to try again.
   * @throws {RescheduledDelivery} to wait without a failure.
   */
  readonly deliver: (row: ClaimedRow) => Promise<void>;
  readonly log: Logger;
  /** Rows under way at a time in this process. Default 4. */
  readonly concurrency?: number;
  /**
   * After that many failures a row is given up, and after that many attempts one whose process did not
   * live to say how it went. Default 20, about an hour.
   */
  readonly maxAttempts?: number;
  /** After that a row is taken from a worker that was not heard of. Default 10. */
  readonly leaseSeconds?: number;
}

/** Delivers the rows of one channel; any number of processes may run one for the same channel. */
export interface OutboxWorker extends OutboxConsumer {
  start(): void;
  /** Takes no further row and waits for those under way. */
  stop(): Promise<void>;
  /** Tries a row that was given up once more. False when there is none, or it is worthless by now. */
  sendAgain(id: bigint): Promise<boolean>;
}

/** Longer than any provider is waited for; past that a delivery that hangs loses its row. */
const MAX_DELIVERY_MILLISECONDS = 60_000;
const MAX_ERROR = 500;

/** A worker that is not started yet. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { channel, database, deliver, log } = options;
  const { concurrency = 4, maxAttempts = 20, leaseSeconds = 10 } = options;
  const holder = randomUUID();
  const pending = new Set<Promise<void>>();

  const loop = createDueWorker({
    name: `outbox ${channel}`,
    due: { database, condition: dueCondition(channel) },
    log,
    async run() {
      const limit = concurrency - pending.size;
      // Whatever ends next pokes.
      if (limit <= 0) return false;
      const now = new Date();
      const claim = { channel, now, limit, leaseSeconds, holder, maxAttempts };
      let isAnyDead = false;
      for (const { isDead, ...row } of await claimOutboxRows(database, claim)) {
        if (!isDead) {
          take(row);
          continue;
        }
        isAnyDead = true;
        const { id, kind, attempts } = row;
        log.error({ channel, kind, id, attempts }, 'outbox gave a row up that ends its process');
      }
      return isAnyDead;
    },
  });

  function take(row: ClaimedRow): void {
    const renewal = renew(row);
    const delivery = handle(row)
      // The lease ends by itself, and the row is delivered again.
      .catch((error: unknown) =>
        log.error({ err: error, channel, id: row.id }, 'outbox not marked'),
      )
      .finally(() => {
        clearInterval(renewal);
        pending.delete(delivery);
        loop.wake();
      });
    pending.add(delivery);
  }

  /** A lease that is renewed can be short: what a killed process held is soon sent by another. */
  function renew({ id, attempts }: ClaimedRow): NodeJS.Timeout {
    const since = performance.now();
    const leaseMilliseconds = leaseSeconds * 1000;
    const renewal = setInterval(() => {
      if (performance.now() - since > MAX_DELIVERY_MILLISECONDS) clearInterval(renewal);
      const lockedUntil = new Date(Date.now() + leaseMilliseconds);
      // One that cannot be renewed runs out.
      renewLease(database, id, holder, attempts, lockedUntil).catch(() => undefined);
    }, leaseMilliseconds / 3).unref();
    return renewal;
  }

  async function handle(row: ClaimedRow): Promise<void> {
    try {
      await deliver(row);
    } catch (error) {
      if (error instanceof RescheduledDelivery) {
        await putBackRow(database, row.id, holder, row.attempts, error.at);
        loop.wakeAt(error.at);
        return;
      }
      await settleFailure(row, error);
      return;
    }
    await deleteDelivered(database, row.id, holder, row.attempts);
  }

  async function settleFailure(row: ClaimedRow, failure: unknown): Promise<void> {
    const { id, kind, attempts } = row;
    const retry = failure instanceof DeliveryError ? failure.retry : 'by-back-off';
    const lastError = describe(failure);
    const now = new Date();
    if (retry === 'never' || (retry === 'by-back-off' && attempts >= maxAttempts)) {
      await deadLetterRow(database, id, holder, attempts, now, lastError);
      log.error({ err: failure, channel, kind, id, attempts }, 'outbox gave a row up');
      return;
    }
    const seconds =
      retry === 'by-back-off'
        ? backOffSeconds(attempts)
        : Math.min(retry.afterSeconds, maxPauseSeconds);
    const availableAt = new Date(now.getTime() + seconds * 1000);
    await postponeRow(database, id, holder, attempts, availableAt, lastError);
    log.warn({ err: failure, channel, kind, id, attempts, seconds }, 'outbox tries again');
  }

  return {
    channel,
    start: loop.start,
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await Promise.all(pending);
    },
    async sendAgain(id) {
      const revived = await requeueRow(database, id, channel, new Date());
      loop.wake();
      return revived.length > 0;
    },
  };
}

function describe(failure: unknown): string {
  const text = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  // PostgreSQL stores every character but this one, and a provider may send it.
  return cutText(text.replaceAll('\0', ''), MAX_ERROR);
}
