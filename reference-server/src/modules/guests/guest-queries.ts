import type { StaffGuest } from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { SqlClient } from '../../db/statement.ts';
import { toGuest, type GuestRow } from '../auth/account-row.ts';
import { guestConditions } from './guest-search.ts';

/** Which guests staff want to see. */
export interface GuestFilter {
  /** Words of the name, or a phone or a part of it. */
  readonly search?: string | undefined;
  readonly approved?: boolean | undefined;
  /** Whether they want to hear of offers. */
  readonly mailing?: boolean | undefined;
}

/** A guest as it is written into a table that is saved as a file. */
export interface ExportedGuest extends GuestRow {
  readonly ordersCount: number;
  readonly lastSeenAt: Date | null;
  readonly erasedAt: Date | null;
}

/** Reads guests, each list in one statement. */
export interface GuestQueries {
  /** One page, the one who registered last first, and how many there are on all pages. */
  page(
    filter: GuestFilter & { readonly page: number; readonly pageSize: number },
  ): Promise<{ guests: StaffGuest[]; total: number }>;
  find(id: number): Promise<StaffGuest | null>;
  /** All of them in the same order, batch by batch. */
  all(filter: GuestFilter): AsyncIterable<readonly ExportedGuest[]>;
}

/** Guests that one batch of a file holds. */
const batchSize = 500;

const columns = `
  guest.id, guest.phone, guest.name, guest.email, guest.approved, guest.mailing,
  guest.created_at AS "createdAt",
  (SELECT count(*)::int FROM "order" WHERE guest_id = guest.id) AS "ordersCount",
  GREATEST(guest.seen_at, (SELECT max(last_seen_at) FROM session WHERE guest_id = guest.id))
    AS "lastSeenAt",
  guest.erased_at AS "erasedAt"`;

/** Reads a guest as lists show it, inside a transaction or outside of one; null when there is none. */
export async function findStaffGuest(client: SqlClient, id: number): Promise<StaffGuest | null> {
  const rows = await client.$queryRawUnsafe<ExportedGuest[]>(
    `SELECT ${columns} FROM guest WHERE guest.id = $1`,
    id,
  );
  return rows[0] ? staffGuestOf(rows[0]) : null;
}

/** Guests in SQL. */
export function createGuestQueries(prisma: PrismaClient): GuestQueries {
  return {
    find: (id) => findStaffGuest(prisma, id),

    async page({ page, pageSize, ...filter }) {
      const { where, values, place } = conditionsOf(filter);
      const limit = `LIMIT ${place(pageSize)} OFFSET ${place((page - 1) * pageSize)}`;
      // Found once, however many pages there are: a page that lies behind the last one is the total alone.
      const rows = await prisma.$queryRawUnsafe<PageRow[]>(
        `WITH found AS MATERIALIZED (SELECT guest.id FROM guest ${where}),
           shown AS (SELECT id FROM found ORDER BY id DESC ${limit})
         SELECT counted.total, ${columns}
         FROM (SELECT count(*)::int AS total FROM found) counted
         LEFT JOIN shown ON true
         LEFT JOIN guest ON guest.id = shown.id
         ORDER BY guest.id DESC`,
        ...values,
      );
      return { guests: rows.filter(isGuest).map(staffGuestOf), total: rows[0]?.total ?? 0 };
    },

    async *all(filter) {
      for (let before = null as number | null; ;) {
        const { where, values, place } = conditionsOf(filter, before);
        const rows = await prisma.$queryRawUnsafe<ExportedGuest[]>(
          `SELECT ${columns} FROM guest ${where} ORDER BY guest.id DESC LIMIT ${place(batchSize)}`,
          ...values,
        );
        yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < batchSize) return;
        before = last.id;
      }
    },
  };
}

type PageRow = { total: number } & (ExportedGuest | { id: null });

function isGuest(row: PageRow): row is { total: number } & ExportedGuest {
  return row.id !== null;
}

function conditionsOf(
  { search = '', approved, mailing }: GuestFilter,
  before: number | null = null,
) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...(approved === undefined ? [] : [`guest.approved = ${place(approved)}`]),
    ...(mailing === undefined ? [] : [`guest.mailing = ${place(mailing)}`]),
    ...(before === null ? [] : [`guest.id < ${place(before)}`]),
    ...guestConditions(search, place),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return { where, values, place };
}

function staffGuestOf(row: ExportedGuest): StaffGuest {
  const { id, attributes } = toGuest(row);
  const { ordersCount, lastSeenAt, erasedAt } = row;
  return {
    id,
    attributes: {
      ...attributes,
      ordersCount,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      erasedAt: erasedAt?.toISOString() ?? null,
    },
  };
}
