import type { StaffGuest } from '@portal/domain/guests';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { selectRows, sqlList } from '../../lists/sql-list.ts';
import { searchConditions, type PlaceValue } from '../../lists/text-search.ts';
import { toGuest, type GuestRow } from '../auth/account/account-row.ts';

/** Which guests staff want to see. */
export interface GuestFilter {
  /** Words of the name, or a phone or a part of it. */
  readonly search?: string | undefined;
  readonly approved?: boolean | undefined;
  /** Whether they have opted in to offers. */
  readonly mailing?: boolean | undefined;
}

/** A guest as it is written into a table that is saved as a file. */
export interface ExportedGuest extends GuestRow {
  readonly ordersCount: number;
  readonly lastSeenAt: Date | null;
  readonly erasedAt: Date | null;
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

const ofPage = defineStatement<[ids: readonly number[]], ExportedGuest>(
  `SELECT ${columns} FROM guest WHERE guest.id = ANY($1::int[])`,
);

/** Reads a guest as lists show it, inside a transaction or outside of one; null when there is none. */
export async function findStaffGuest(client: SqlClient, id: number): Promise<StaffGuest | null> {
  const rows = await client.$queryRawUnsafe<ExportedGuest[]>(
    `SELECT ${columns} FROM guest WHERE guest.id = $1`,
    id,
  );
  return rows[0] ? staffGuestOf(rows[0]) : null;
}

/**
 * Reads guests, each list in one statement.
 */
export function createGuestQueries(prisma: PrismaClient) {
  return {
    find: (id: number): Promise<StaffGuest | null> => findStaffGuest(prisma, id),

    /** One page, the one who registered last first. */
    page(filter: GuestFilter & PageRequest): Promise<ListPage<StaffGuest>> {
      const list = sqlList<number>(prisma, {
        from: 'guest',
        conditions: (place) => conditionsOf(filter, place),
        sortedBy: [['guest.id', 'integer']],
        isDescending: true,
      });
      return readPage(list, filter, async (ids) => (await ofPage(prisma, ids)).map(staffGuestOf));
    },

    /** All of them in the same order, batch by batch. */
    async *all(filter: GuestFilter): AsyncIterable<readonly ExportedGuest[]> {
      for (let before = null as number | null; ;) {
        const rows = await selectRows<ExportedGuest>(prisma, (place) => {
          const conditions = [
            before === null ? 'true' : `guest.id < ${place(before)}`,
            ...conditionsOf(filter, place),
          ];
          return `SELECT ${columns} FROM guest WHERE ${conditions.join(' AND ')}
            ORDER BY guest.id DESC LIMIT ${place(batchSize)}`;
        });
        yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < batchSize) return;
        before = last.id;
      }
    },
  };
}

function conditionsOf({ search = '', approved, mailing }: GuestFilter, place: PlaceValue) {
  return [
    ...(approved === undefined ? [] : [`guest.approved = ${place(approved)}`]),
    ...(mailing === undefined ? [] : [`guest.mailing = ${place(mailing)}`]),
    ...searchConditions(search, place, {
      texts: (matches) => [matches('guest.name')],
      phones: (matches) => [matches('guest.phone')],
      minPhoneDigits: 1,
    }),
  ];
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
