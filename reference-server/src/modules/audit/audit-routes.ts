import { fetchAudit } from '@portal/domain';
import { implement, type Route } from '../../kernel/route.ts';
import type { AuditQueries } from './audit-queries.ts';

/** The call that reads the audit trail. */
export function auditRoutes(queries: AuditQueries): Route[] {
  return [
    implement(fetchAudit, async ({ body }) => {
      const { page, pageSize } = body.data;
      const { entries, total } = await queries.page(body.data);
      return { status: 200, body: { audit: { data: entries, meta: { total, page, pageSize } } } };
    }),
  ];
}
