import type { AuditEntity, AuditEntry } from '@portal/domain/audit';
import type { StaffRole } from '@portal/domain/contract';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';

/** Which changes admins want to see. */
interface AuditFilter extends PageRequest {
  readonly entity?: AuditEntity | undefined;
  readonly id?: string | undefined;
  /** `admin_<id>`, `user_<id>` or `system`. */
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads the audit trail. */
export type AuditQueries = ReturnType<typeof createAuditQueries>;

interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly actorName: string | null;
  readonly actorRole: StaffRole | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly title: string | null;
  readonly from: Record<string, unknown> | null;
  readonly to: Record<string, unknown> | null;
}

/** What things are called whose ids say little; looked up by their keys, for one page alone. */
const titleOf = `
  CASE
    WHEN entry.entity_id !~ '^[1-9][0-9]{0,8}$' THEN
      CASE entry.entity WHEN 'staff' THEN (SELECT name FROM staff WHERE id = entry.entity_id) END
    WHEN entry.entity = 'guest' THEN (SELECT name FROM guest WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'banquet' THEN (SELECT title FROM banquet WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'store' THEN (SELECT title FROM store WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'store-category' THEN
      (SELECT name FROM store_category WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'product' THEN (SELECT name FROM product WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'room' THEN (SELECT name FROM room WHERE id = entry.entity_id::int)
    WHEN entry.entity = 'staff' THEN (SELECT name FROM staff WHERE id = entry.entity_id)
  END`;

const byIds = defineStatement<[ids: readonly bigint[]], AuditRow>(`
  SELECT entry.id, entry.at, entry.actor, entry.action, entry.entity,
    entry.entity_id AS "entityId", entry."from", entry."to", ${titleOf} AS title,
    COALESCE(staff.name, guest.name) AS "actorName", staff.role::text AS "actorRole"
  FROM audit_entry entry
  LEFT JOIN staff ON staff.id = substring(entry.actor FROM '^admin_(.*)$')
  LEFT JOIN guest ON guest.id = substring(entry.actor FROM '^user_([0-9]{1,9})$')::int
  WHERE entry.id = ANY($1::bigint[])`);

/** The audit trail in SQL. */
export function createAuditQueries(prisma: PrismaClient) {
  return {
    /** One page, the latest change first. */
    page(filter: AuditFilter): Promise<ListPage<AuditEntry>> {
      const list = sqlList<bigint>(prisma, {
        from: 'audit_entry',
        conditions: (place) => [
          ...(filter.entity ? [`entity = ${place(filter.entity)}`] : []),
          ...(filter.id ? [`entity_id = ${place(filter.id)}`] : []),
          ...(filter.actor ? [`actor = ${place(filter.actor)}`] : []),
          ...(filter.from ? [`at >= ${place(new Date(filter.from))}`] : []),
          ...(filter.to ? [`at < ${place(new Date(filter.to))}`] : []),
        ],
        sortedBy: [['id', 'bigint']],
        isDescending: true,
      });
      return readPage(list, filter, async (ids) => (await byIds(prisma, ids)).map(auditEntryOf));
    },
  };
}

function auditEntryOf(row: AuditRow): AuditEntry {
  const { id, at, actor, actorName, actorRole, action, entity, entityId, title, from, to } = row;
  return {
    id: Number(id),
    attributes: {
      at: at.toISOString(),
      actor: { identity: actor, name: actorName, role: actorRole },
      action,
      entity,
      entityId,
      title,
      from,
      to,
    },
  };
}
