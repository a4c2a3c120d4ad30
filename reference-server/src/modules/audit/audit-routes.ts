import { fetchAudit } from '@portal/domain';
import { implement, type Route } from '../../kernel/route.ts';
import type { AuditReadings } from './audit-reading-store.ts';

/** The call that reads the audit trail. */
export function auditRoutes(readings: AuditReadings): Route[] {
  return [
    implement(fetchAudit, async ({ body }) => {
      const { page, pageSize } = body.data;
      const { entries, total } = await readings.page(body.data);
      return { status: 200, body: { audit: { data: entries, meta: { total, page, pageSize } } } };
    }),
  ];
}
