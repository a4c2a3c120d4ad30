import {
  endpoints,
  getHealth,
  getMetrics,
  getOpenApi,
  getReadiness,
  openApiDocument,
} from '@portal/domain';
import { implement, type Route } from '../../kernel/route.ts';
import type { MetricsCaller } from './metrics-reader.ts';
import type { Metrics } from './metrics.ts';

/** Asks one thing the portal depends on whether it answers; rejects when it does not. */
export type ReadinessCheck = () => Promise<void>;

const checkTimeoutMilliseconds = 2000;

async function passes(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMilliseconds, false);
  });
  try {
    return await Promise.race([check().then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What the operations calls need. */
export interface OperationsOptions {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly metrics: Metrics;
  readonly mayReadMetrics: (caller: MetricsCaller) => boolean;
}

/** Health, readiness, metrics and the API document. */
export function operationsRoutes({ checks, metrics, mayReadMetrics }: OperationsOptions): Route[] {
  const document = openApiDocument(endpoints, { title: 'Hotel guest portal', version: '0.1.0' });
  return [
    implement(getHealth, async () => ({ status: 200, body: { status: 'ok' } })),
    implement(getReadiness, async ({ refuse }) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
      );
      const silent = results.filter(([, ok]) => !ok).map(([name]) => name);
      if (silent.length > 0) {
        return refuse('UNAVAILABLE', {
          details: silent.map((name) => ({ path: name, message: 'does not answer' })),
          retryAfterSeconds: 5,
        });
      }
      return {
        status: 200,
        body: {
          status: 'ok',
          checks: Object.fromEntries(results.map(([name]) => [name, 'ok' as const])),
        },
      };
    }),
    implement(getMetrics, async (call) =>
      mayReadMetrics(call) ? { status: 200, body: await metrics.text() } : call.refuse('FORBIDDEN'),
    ),
    implement(getOpenApi, async () => ({ status: 200, body: document })),
  ];
}
