import type { AuditEntity, AuditEntry, StaffRole } from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** Which changes admins want to see. */
interface AuditFilter {
  readonly entity?: AuditEntity | undefined;
  readonly id?: string | undefined;
  /** `admin_<id>`, `user_<id>` or `system`. */
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads the audit trail. */
export interface AuditQueries {
  /** One page, the latest change first, and how many there are on all pages. */
  page(filter: AuditFilter): Promise<{ entries: AuditEntry[]; total: number }>;
}

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

/** The audit trail in SQL. */
export function createAuditQueries(prisma: PrismaClient): AuditQueries {
  return {
    async page(filter) {
      const values: unknown[] = [];
      const place = (value: unknown) => `$${values.push(value)}`;
      const conditions = [
        ...(filter.entity ? [`entity = ${place(filter.entity)}`] : []),
        ...(filter.id ? [`entity_id = ${place(filter.id)}`] : []),
        ...(filter.actor ? [`actor = ${place(filter.actor)}`] : []),
        ...(filter.from ? [`at >= ${place(new Date(filter.from))}`] : []),
        ...(filter.to ? [`at < ${place(new Date(filter.to))}`] : []),
      ];
      const found = `FROM audit_entry ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
      const limit = `LIMIT ${place(filter.pageSize)} OFFSET ${place((filter.page - 1) * filter.pageSize)}`;
      const rows = await prisma.$queryRawUnsafe<PageRow[]>(
        `SELECT counted.total, entry.id, entry.at, entry.actor, entry.action, entry.entity,
           entry.entity_id AS "entityId", entry."from", entry."to", ${titleOf} AS title,
           COALESCE(staff.name, guest.name) AS "actorName", staff.role::text AS "actorRole"
         FROM (SELECT count(*)::int AS total ${found}) counted
         LEFT JOIN (SELECT * ${found} ORDER BY id DESC ${limit}) entry ON true
         LEFT JOIN staff ON staff.id = substring(entry.actor FROM '^admin_(.*)$')
         LEFT JOIN guest ON guest.id = substring(entry.actor FROM '^user_([0-9]{1,9})$')::int
         ORDER BY entry.id DESC`,
        ...values,
      );
      return { entries: rows.filter(isEntry).map(auditEntryOf), total: rows[0]?.total ?? 0 };
    },
  };
}

/** A page that lies behind the last one is one row with the total alone. */
type PageRow = { total: number } & (AuditRow | { id: null });

function isEntry(row: PageRow): row is { total: number } & AuditRow {
  return row.id !== null;
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
