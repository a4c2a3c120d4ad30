import type { StaffRole } from '@portal/domain/contract';
import type { StaffMember } from '@portal/domain/staff';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';
import { searchConditions } from '../../lists/text-search.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';

/** Which accounts admins want to see. */
interface StaffFilter extends PageRequest {
  /** In name and id. */
  readonly search?: string | undefined;
  readonly role?: StaffRole | undefined;
}

/** Reads accounts of staff, each list in one statement. */
export type StaffQueries = ReturnType<typeof createStaffQueries>;

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

const byIds = defineStatement<[ids: readonly string[], now: Date], StaffMemberRow>(
  `SELECT ${columns('$2')} FROM staff WHERE id = ANY($1::text[])`,
);

/** Reads one account, inside a transaction or outside of one; null when there is none. */
export async function findStaffMember(client: SqlClient, id: string): Promise<StaffMember | null> {
  const [row] = await byId(client, id, new Date());
  return row ? staffMemberOf(row) : null;
}

/** Reads an account that was written in this transaction. */
export async function writtenStaffMember(transaction: SqlClient, id: string): Promise<StaffMember> {
  const staff = await findStaffMember(transaction, id);
  if (!staff) throw new Error('An account is gone that was just written.');
  return staff;
}

/** Accounts of staff in SQL. */
export function createStaffQueries(prisma: PrismaClient) {
  return {
    /** One page, by name and those that are switched off last. */
    page(filter: StaffFilter, now: Date): Promise<ListPage<StaffMember>> {
      const list = sqlList<string>(prisma, {
        from: 'staff',
        conditions: (place) => [
          ...(filter.role ? [`role = ${place(filter.role)}::staff_role`] : []),
          ...searchConditions(filter.search ?? '', place, {
            texts: (matches) => [matches('name'), matches('id')],
          }),
        ],
        sortedBy: [
          ['disabled', 'boolean'],
          ['name', 'text'],
          ['id', 'text'],
        ],
        movedAt: 'updated_at',
      });
      return readPage(list, filter, async (ids) =>
        (await byIds(prisma, ids, now)).map(staffMemberOf),
      );
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
