import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../provider.ts';
import { createRetriedWork } from '../retried-work.ts';
import { iikoSandboxWebhookToken } from './iiko-credentials.ts';
import { iikoTime } from './iiko-time.ts';

const answerTimeoutMilliseconds = 10_000;
const retrySeconds = 600;
const storedMilliseconds = 60 * 60 * 1000;

/** What a webhook says. @source protocols/iiko.md, section 13 */
interface WebhookEvent {
  eventType: 'StopListUpdate' | 'ReserveUpdate' | 'ReserveError';
  organizationId: string;
  correlationId: string;
  eventInfo: object;
}

interface WebhookRecord extends WebhookEvent {
  id: string;
  eventTime: string;
  createdAt: string;
  nextAttemptAt: string;
  attempts: number;
  state: 'waiting' | 'delivered' | 'lost' | 'given-up';
}

interface WebhookTarget {
  uri: string;
  authToken: string;
}

/** Events on their way, as arrays: again every 10 min for an hour until somebody answers 200. */
export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(context: SandboxContext) {
  const { state, clock, faults } = context;
  const records = state.collection<WebhookRecord>('iiko-webhooks');
  const targets = state.collection<WebhookTarget>('iiko-webhook-target');
  const stopping = new AbortController();
  let delivery: Promise<void> | undefined;

  function target(): WebhookTarget | null {
    const portal = context.portalUrl();
    const usual = { uri: `${portal}/api/webhook/iiko`, authToken: iikoSandboxWebhookToken };
    return targets.get('hotel') ?? (portal === null ? null : usual);
  }

  function due(): WebhookRecord[] {
    const now = clock.now().toISOString();
    return records.all().filter((one) => one.state === 'waiting' && one.nextAttemptAt <= now);
  }

  function change(record: WebhookRecord, changes: Partial<WebhookRecord>): void {
    const isExpired = records.get(record.id) === undefined;
    if (!isExpired) records.put(record.id, { ...record, ...changes });
  }

  async function deliver(): Promise<void> {
    await state.saved();
    const to = target();
    for (let batch = due(); batch.length > 0 && to !== null; batch = due()) {
      const sent = batch.flatMap((record) => {
        const fault = record.attempts === 0 ? faults.takeForWebhook('iiko') : null;
        if (fault === 'lost-webhook') {
          change(record, { state: 'lost' });
          return [];
        }
        return fault === 'duplicate-webhook' ? [record, record] : [record];
      });
      const isTaken = sent.length === 0 || (await post(to, sent, stopping.signal));
      if (stopping.signal.aborted) return;
      for (const record of new Set(sent))
        change(record, isTaken ? { state: 'delivered' } : later(record));
      await state.saved();
    }
  }

  function later(record: WebhookRecord): Partial<WebhookRecord> {
    const attempts = record.attempts + 1;
    const at = clock.now().getTime() + retrySeconds * 1000;
    if (at > Date.parse(record.createdAt) + storedMilliseconds)
      return { attempts, state: 'given-up' };
    return { attempts, nextAttemptAt: new Date(at).toISOString() };
  }

  const tryToDeliver = createRetriedWork(deliver, context.report);

  async function deliverDue(): Promise<void> {
    if (stopping.signal.aborted) return;
    delivery ??= tryToDeliver().finally(() => {
      delivery = undefined;
    });
    await delivery;
  }

  return {
    /** Sends it as soon as it is on the disk. */
    add(event: WebhookEvent) {
      const id = randomUUID();
      const now = clock.now();
      const createdAt = now.toISOString();
      const times = { eventTime: iikoTime(now), createdAt, nextAttemptAt: createdAt };
      records.put(id, { ...event, id, ...times, attempts: 0, state: 'waiting' });
      void deliverDue();
    },
    /** Never rejects: what could not be sent stays due. */
    deliverDue,
    /** Newest first. */
    list: (): WebhookRecord[] => records.all().reverse(),
    target,
    setTarget: (changed: WebhookTarget) => targets.put('hotel', changed),
    /** Breaks off what is being sent; it stays due for the next start. */
    async stop() {
      stopping.abort();
      await delivery;
    },
  };
}

async function post(
  { uri, authToken }: WebhookTarget,
  sent: WebhookRecord[],
  stopping: AbortSignal,
): Promise<boolean> {
  const body = sent.map(({ eventType, eventTime, organizationId, correlationId, eventInfo }) => ({
    eventType,
    eventTime,
    organizationId,
    correlationId,
    eventInfo,
  }));
  try {
    const response = await fetch(uri, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: authToken },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerTimeoutMilliseconds)]),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
