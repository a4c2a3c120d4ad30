import type { StaffMember, StaffRole } from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { likeText } from '../../db/like-text.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';

/** Which accounts admins want to see. */
interface StaffFilter {
  /** In name and id. */
  readonly search?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads accounts of staff, each list in one statement. */
export interface StaffQueries {
  /** One page, by name and those that are switched off last, and how many there are on all pages. */
  page(filter: StaffFilter, now: Date): Promise<{ staff: StaffMember[]; total: number }>;
}

interface StaffMemberRow {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly sessionsCount: number;
  readonly secondFactorsCount: number;
}

const columns = (now: string) => `
  staff.id, staff.name, staff.role::text AS role, staff.disabled, staff.created_at AS "createdAt",
  (SELECT max(last_seen_at) FROM session WHERE staff_id = staff.id) AS "lastSeenAt",
  (SELECT count(*)::int FROM session WHERE staff_id = staff.id AND revoked_at IS NULL
     AND expires_at > ${now}::timestamptz) AS "sessionsCount",
  (SELECT count(*)::int FROM second_factor WHERE staff_id = staff.id) AS "secondFactorsCount"`;

const byId = defineStatement<[id: string, now: Date], StaffMemberRow>(
  `SELECT ${columns('$2')} FROM staff WHERE id = $1`,
);

const found = `
  FROM staff WHERE ($1::text IS NULL OR name ILIKE $1 OR id ILIKE $1)
    AND ($2::staff_role IS NULL OR role = $2::staff_role)`;

const ofPage = defineStatement<
  [search: string | null, role: StaffRole | null, limit: number, offset: number, now: Date],
  { total: number } & (StaffMemberRow | { id: null })
>(`
  SELECT counted.total, ${columns('$5')}
  FROM (SELECT count(*)::int AS total ${found}) counted
  LEFT JOIN (SELECT staff.* ${found} ORDER BY disabled, name, id LIMIT $3 OFFSET $4) staff ON true
  ORDER BY staff.disabled, staff.name, staff.id`);

/** Reads one account, inside a transaction or outside of one; null when there is none. */
export async function findStaffMember(
  client: SqlClient,
  id: string,
  now: Date,
): Promise<StaffMember | null> {
  const [row] = await byId(client, id, now);
  return row ? staffMemberOf(row) : null;
}

/** Accounts of staff in SQL. */
export function createStaffQueries(prisma: PrismaClient): StaffQueries {
  return {
    async page({ search, role = null, page, pageSize }, now) {
      const pattern = search ? `%${likeText(search)}%` : null;
      const rows = await ofPage(prisma, pattern, role, pageSize, (page - 1) * pageSize, now);
      const staff = rows.flatMap((row) => (row.id === null ? [] : [staffMemberOf(row)]));
      return { staff, total: rows[0]?.total ?? 0 };
    },
  };
}

function staffMemberOf({ id, createdAt, lastSeenAt, ...row }: StaffMemberRow): StaffMember {
  const { name, role, disabled, sessionsCount, secondFactorsCount } = row;
  return {
    id,
    attributes: {
      name,
      role,
      disabled,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      sessionsCount,
      secondFactorsCount,
    },
  };
}
