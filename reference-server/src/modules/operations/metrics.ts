import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One call that was answered. */
interface MeasuredCall {
  readonly method: string;
  readonly route: string;
  readonly status: number | 'aborted';
  readonly seconds: number;
  /** Why the caller was refused. */
  readonly refusal?: string;
}

/** Rows of one channel of the outbox. */
export interface QueueDepth {
  readonly channel: string;
  readonly waiting: number;
  readonly dead: number;
}

/** What is counted and timed in this process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds in seconds: an answer from memory, a query, a provider, a time-out. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the process, of the calls it answers, and of the outbox all instances share. */
export function createMetrics(readOutboxDepth: () => Promise<readonly QueueDepth[]>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Callers that were refused, by the reason: sessions, rights, codes, passwords, limits',
    labelNames: ['code'],
    registers: [registry],
  });
  const refused = (code: string) => refusals.inc({ code });
  new Gauge({
    name: 'outbox_rows',
    help: 'Rows of the outbox: still to be sent, or given up',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // While the database is away, the other numbers matter all the more.
      const depths = await readOutboxDepth().catch(() => []);
      for (const { channel, waiting, dead } of depths) {
        this.set({ channel, state: 'waiting' }, waiting);
        this.set({ channel, state: 'dead' }, dead);
      }
    },
  });

  return {
    observe({ seconds, refusal, ...labels }: MeasuredCall) {
      durations.observe(labels, seconds);
      if (refusal !== undefined) refused(refusal);
    },
    /** Counts somebody who was refused otherwise than by a call. */
    refused,
    /** Everything in the Prometheus text format. */
    text: (): Promise<string> => registry.metrics(),
  };
}
