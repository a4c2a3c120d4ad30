import type { AuditEntity } from '@portal/domain';
import type { Prisma } from '../../../generated/prisma/client.ts';

/** Who changed what: `from` and `to` hold only the fields that differ. */
export interface AuditRecord {
  /** `admin_<id>`, `user_<id>` or `system`. */
  readonly actor: string;
  readonly action: string;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly from?: Prisma.InputJsonValue;
  readonly to?: Prisma.InputJsonValue;
}

/** Writes an audit entry inside the transaction that makes the change. */
export async function recordAudit(
  transaction: Prisma.TransactionClient,
  record: AuditRecord,
): Promise<void> {
  await transaction.auditEntry.create({ data: record });
}
