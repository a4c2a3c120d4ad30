import { fetchAudit } from '@portal/domain/audit';
import { implement, type Route } from '../../kernel/route.ts';
import type { AuditQueries } from './audit-queries.ts';

/** The call that reads the audit trail. */
export function auditRoutes(queries: AuditQueries): Route[] {
  return [
    implement(fetchAudit, async ({ body }) => ({
      status: 200,
      body: { audit: await queries.page(body.data) },
    })),
  ];
}
