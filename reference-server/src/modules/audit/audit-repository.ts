import type { AuditEntity } from '@portal/domain/audit';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';

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

const insertExport = defineStatement<
  [actor: string, entity: string, entityId: string, filter: string | null, now: Date],
  never
>(`
  INSERT INTO audit_entry (actor, action, entity, entity_id, "to", at)
  VALUES ($1, 'export', $2, $3, $4::jsonb, $5::timestamptz)`);

/** Puts down that somebody takes a table away as a file, and which part of it. */
export async function recordExport(
  client: SqlClient,
  entity: AuditEntity,
  filter: object,
  actor: string,
): Promise<void> {
  await insertExport(client, actor, entity, 'all', JSON.stringify(filter), new Date());
}

/** Puts down that somebody takes everything about one guest away as a file. */
export async function recordGuestExport(
  client: SqlClient,
  guestId: number,
  actor: string,
): Promise<void> {
  await insertExport(client, actor, 'guest', String(guestId), null, new Date());
}

/** Writes an audit entry inside the transaction that makes the change. */
export async function recordAudit(transaction: Transaction, record: AuditRecord): Promise<void> {
  await transaction.auditEntry.create({ data: record });
}
