import type { Unwrapped } from '@portal/client';
import type { AuditEntry } from '@portal/domain/audit';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A change as the console holds it. */
export type AdminAuditEntry = Unwrapped<AuditEntry>;

/** One page of the audit trail; read anew whenever it is opened. */
export const auditSearchQuery = pageQuery(['audit'], staffPortal.audit.list, { staleTime: 0 });
