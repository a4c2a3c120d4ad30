import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../provider.ts';
import { createRetriedWork } from '../retried-work.ts';

const answerTimeoutMilliseconds = 10_000;
const storedMilliseconds = 24 * 60 * 60 * 1000;
/** YooKassa does not publish its own intervals; these are quick enough to watch. */
const retrySeconds = [1, 2, 5, 15, 60, 300];

/** A notification on its way. */
interface NotificationRecord {
  id: string;
  event: string;
  paymentId: string;
  /** What the payment or refund was at that moment. */
  object: object;
  createdAt: string;
  attempts: number;
  nextAttemptAt: string;
  /** Waiting, answered 200, ordered to be lost, or given up after 24 h. */
  state: 'waiting' | 'delivered' | 'lost' | 'given-up';
}

/** The shop's notifications: repeated for 24 h until somebody answers 200. */
export interface Notifications {
  /** Sends it as soon as it is on the disk. */
  add(event: string, paymentId: string, object: object): void;
  /**
   * Sends what is due: those of one payment one after another, of different ones side by side. Never rejects:
   * what could not be sent stays due.
   */
  deliverDue(): Promise<void>;
  /** Newest first. */
  list(): NotificationRecord[];
  /** Breaks off what is being sent; it stays due for the next start. */
  stop(): Promise<void>;
}

export function createNotifications(context: SandboxContext): Notifications {
  const { state, clock, faults } = context;
  const records = state.collection<NotificationRecord>('yookassa-notifications');
  const deliveries = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  function listDue(): NotificationRecord[] {
    const now = clock.now().toISOString();
    return records.all().filter(({ state, nextAttemptAt }) => {
      return state === 'waiting' && nextAttemptAt <= now;
    });
  }

  const deliverDue = createRetriedWork(async () => {
    await state.saved();
    const portal = context.portalUrl();
    if (portal === null || stopping.signal.aborted) return;
    for (const { paymentId } of listDue()) {
      if (deliveries.has(paymentId)) continue;
      const delivery = deliverPayment(paymentId, `${portal}/api/webhook/yookassa`);
      deliveries.set(
        paymentId,
        delivery.finally(() => deliveries.delete(paymentId)),
      );
    }
    await Promise.all(deliveries.values());
  }, context.report);

  async function deliverPayment(paymentId: string, url: string): Promise<void> {
    const nextDue = () => listDue().find((record) => record.paymentId === paymentId);
    for (let record = nextDue(); record !== undefined; record = nextDue()) {
      const changes = await deliver(record, url);
      if (stopping.signal.aborted) return;
      const isExpired = records.get(record.id) === undefined;
      if (!isExpired) records.put(record.id, { ...record, ...changes });
      await state.saved();
    }
  }

  async function deliver(
    record: NotificationRecord,
    url: string,
  ): Promise<Partial<NotificationRecord>> {
    const fault = record.attempts === 0 ? faults.takeForWebhook('yookassa') : null;
    if (fault === 'lost-webhook') return { state: 'lost' };
    const isDelivered = await post(url, record, stopping.signal);
    if (fault === 'duplicate-webhook') await post(url, record, stopping.signal);
    return isDelivered ? { state: 'delivered' } : nextAttempt(record);
  }

  function nextAttempt(record: NotificationRecord): Partial<NotificationRecord> {
    const attempts = record.attempts + 1;
    const seconds = retrySeconds[Math.min(attempts, retrySeconds.length) - 1] ?? 0;
    const at = clock.now().getTime() + seconds * 1000;
    const isTooLate = at > Date.parse(record.createdAt) + storedMilliseconds;
    if (isTooLate) return { attempts, state: 'given-up' };
    return { attempts, nextAttemptAt: new Date(at).toISOString() };
  }

  return {
    add(event, paymentId, object) {
      const id = randomUUID();
      const now = clock.now().toISOString();
      const record = { id, event, paymentId, object, createdAt: now, nextAttemptAt: now };
      records.put(id, { ...record, attempts: 0, state: 'waiting' });
      void deliverDue();
    },
    deliverDue,
    list: () => records.all().reverse(),
    async stop() {
      stopping.abort();
      await Promise.allSettled(deliveries.values());
    },
  };
}

/** True when the shop has answered 200; its body and headers do not matter. */
async function post(
  url: string,
  { event, object }: NotificationRecord,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerTimeoutMilliseconds)]),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
