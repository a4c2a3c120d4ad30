import {
  endpoints,
  getHealth,
  getMetrics,
  getOpenApi,
  getReadiness,
  openApiDocument,
  type Endpoint,
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

type ApiDocument = ReturnType<typeof openApiDocument>;
const documents = new Map<'staff' | 'guests', ApiDocument>();

function isForGuests({ access }: Endpoint): boolean {
  return access === 'anyone' || access.guest !== undefined;
}

/**
 * Written when it is first asked for: that takes longer than the rest of a start. What staff alone may
 * call is nobody else's business.
 */
function apiDocument(readers: 'staff' | 'guests'): ApiDocument {
  const written = documents.get(readers);
  if (written) return written;
  const told = [...endpoints].filter(([, each]) => readers === 'staff' || isForGuests(each));
  const document = openApiDocument(new Map(told), {
    title: 'Hotel guest portal',
    version: '0.1.0',
  });
  documents.set(readers, document);
  return document;
}

/** Health, readiness, metrics and the API document. */
export function operationsRoutes({ checks, metrics, mayReadMetrics }: OperationsOptions): Route[] {
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
    implement(getMetrics, async (call) => {
      if (!mayReadMetrics(call)) return call.refuse('FORBIDDEN');
      // What proxies have made of the caller's address, for `npm run doctor`.
      call.setHeader('X-Seen-Address', call.address);
      const forwarded = call.headers['x-forwarded-for'];
      if (forwarded !== undefined) call.setHeader('X-Seen-Forwarded', String(forwarded));
      return { status: 200, body: await metrics.text() };
    }),
    implement(getOpenApi, async ({ actor, setHeader }) => {
      setHeader('Vary', 'Authorization, Cookie');
      const isStaff = actor !== null && actor.role !== 'guest';
      return { status: 200, body: apiDocument(isStaff ? 'staff' : 'guests') };
    }),
  ];
}
