import type { Endpoint } from '@portal/domain/contract';
import { endpoints, openApiDocument } from '@portal/domain/openapi';
import { getHealth, getMetrics, getOpenApi, getReadiness } from '@portal/domain/server';
import { implement, type Route } from '../../kernel/route.ts';
import type { Health } from './health.ts';
import type { MetricsCaller } from './metrics-reader.ts';
import type { Metrics } from './metrics.ts';

/** What the operations calls need. */
export interface OperationsOptions {
  readonly readHealth: () => Promise<Health>;
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
  const sent = [...endpoints].filter(([, each]) => readers === 'staff' || isForGuests(each));
  const document = openApiDocument(new Map(sent), {
    title: 'Hotel guest portal',
    version: '0.1.0',
  });
  documents.set(readers, document);
  return document;
}

/** Health, readiness, metrics and the API document. */
export function operationsRoutes(options: OperationsOptions): Route[] {
  const { readHealth, metrics, mayReadMetrics } = options;
  return [
    implement(getHealth, async () => ({ status: 200, body: { status: 'ok' } })),
    implement(getReadiness, async ({ refuse }) => {
      const health = await readHealth();
      if (!health.isReady) {
        const details = Object.entries(health.reasons).map(([path, message]) => ({
          path,
          message,
        }));
        return refuse('UNAVAILABLE', { details, retryAfterSeconds: 5 });
      }
      const { checks } = health;
      const isDegraded = Object.values(checks).some((state) => state !== 'ok');
      return { status: 200, body: { status: isDegraded ? 'degraded' : 'ok', checks } };
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
