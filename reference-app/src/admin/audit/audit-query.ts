import type { InputOf, Unwrapped } from '@portal/client';
import type { AuditEntry, fetchAudit } from '@portal/domain/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** A change as the console holds it. */
export type AdminAuditEntry = Unwrapped<AuditEntry>;

/** One page of the audit trail; read anew whenever it is opened. */
export function auditSearchQuery(search: InputOf<typeof fetchAudit>) {
  return queryOptions({
    queryKey: ['audit', search],
    queryFn: ({ signal }) => staffPortal.audit.list(search, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: personal,
  });
}
