import { orderRooms, type StaffRoom } from '@portal/domain/rooms';
import { hasWords, searchWords } from '@portal/domain/search';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import {
  readPage,
  type ListPage,
  type PageRequest,
  type SortedList,
} from '../../lists/list-page.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { differing } from '../audit/differing.ts';

/** The transaction in which the list of rooms changes. */
export type RoomTransaction = Prisma.TransactionClient;

/** What staff write of a room, as it travels. */
interface RoomFields {
  readonly name: string;
  readonly sort_priority: number;
  readonly isHidden: boolean;
}

/** What of a room is written anew. */
type RoomFieldsChange = {
  readonly [Name in keyof RoomFields]?: RoomFields[Name] | undefined;
};

/** Changes the list of rooms, each change with its audit entry and what follows from it. */
export type AdminRoomRepository = ReturnType<typeof createAdminRoomRepository>;

type Follow = (transaction: RoomTransaction) => Promise<void>;

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly sortPriority: number;
  readonly isHidden: boolean;
  readonly updatedAt: Date;
}

const useCounts = { _count: { select: { orders: true, tickets: true } } } as const;

/** The list of rooms in SQL. */
export function createAdminRoomRepository(prisma: PrismaClient) {
  return {
    /** One page of all rooms, in the order in which guests see them; those without a name come last. */
    async page({
      search = '',
      ...request
    }: PageRequest & { readonly search?: string | undefined }): Promise<ListPage<StaffRoom>> {
      const all = await prisma.room.findMany({ orderBy: { id: 'asc' } });
      const terms = searchWords(search);
      const found = all.filter(({ name }) => hasWords(terms, name));
      return readPage(roomList(found), request, async (ids) => {
        const used = await usedAmong(prisma, ids);
        return found.map((row) => staffRoomOf(row, used.has(row.id)));
      });
    },

    add: (
      room: RoomFields,
      actor: string,
      follow: (transaction: RoomTransaction, added: StaffRoom) => Promise<void>,
    ): Promise<StaffRoom | 'NAME_TAKEN'> =>
      prisma.$transaction(async (transaction) => {
        await holdList(transaction);
        if (await isTaken(transaction, room.name, null)) return 'NAME_TAKEN';
        const row = await transaction.room.create({ data: columnsOf(room) });
        const entry = {
          actor,
          action: 'create',
          entity: 'room',
          entityId: String(row.id),
        } as const;
        await recordAudit(transaction, { ...entry, to: { ...fieldsOf(row) } });
        const added = staffRoomOf(row, false);
        await follow(transaction, added);
        return added;
      }),

    /** Null when there is none with this id. */
    change: (
      id: number,
      input: RoomFieldsChange,
      actor: string,
      follow: Follow,
    ): Promise<StaffRoom | 'NAME_TAKEN' | null> =>
      prisma.$transaction(async (transaction) => {
        await holdList(transaction);
        const before = await transaction.room.findUnique({ where: { id }, include: useCounts });
        if (!before) return null;
        const held = fieldsOf(before);
        const change = differing(held, input);
        const isUsed = before._count.orders + before._count.tickets > 0;
        if (Object.keys(change).length === 0) return staffRoomOf(before, isUsed);
        if (change.name !== undefined && (await isTaken(transaction, change.name, id))) {
          return 'NAME_TAKEN';
        }
        const row = await transaction.room.update({
          where: { id },
          data: columnsOf({ ...held, ...change }),
        });
        await recordAudit(transaction, {
          ...{ actor, action: 'update', entity: 'room', entityId: String(id) },
          from: Object.fromEntries(Object.entries(held).filter(([name]) => name in change)),
          to: change,
        });
        await follow(transaction);
        return staffRoomOf(row, isUsed);
      }),

    /** Null when there was none with this id. */
    remove: (
      id: number,
      actor: string,
      follow: Follow,
    ): Promise<'removed' | 'ROOM_IN_USE' | null> =>
      prisma.$transaction(async (transaction) => {
        await holdList(transaction);
        // From here on nothing new can name the room; what names it by now is counted after that.
        await transaction.$queryRaw`SELECT FROM room WHERE id = ${id} FOR UPDATE`;
        const row = await transaction.room.findUnique({ where: { id }, include: useCounts });
        if (!row) return null;
        if (row._count.orders + row._count.tickets > 0) return 'ROOM_IN_USE';
        await transaction.room.delete({ where: { id } });
        const entry = { actor, action: 'delete', entity: 'room', entityId: String(id) } as const;
        await recordAudit(transaction, { ...entry, from: { ...fieldsOf(row) } });
        await follow(transaction);
        return 'removed';
      }),
  };
}

/** Rooms in the order that guests see them in, and those without a name behind them. */
function roomList(rooms: readonly RoomRow[]): SortedList<number> {
  const named = orderRooms(rooms, fieldsOf);
  const nameless = rooms.filter(({ name }) => name.trim() === '');
  const placed = [...named, ...nameless].map((row) => ({
    id: row.id,
    place: [String(row.sortPriority), row.name, String(row.id)],
    movedAt: row.updatedAt.toISOString(),
  }));
  /** How many rooms a place has before it, and at it. */
  const upTo = ([priority, name = '', lastId]: readonly string[]) => {
    if (name.trim() === '') {
      return named.length + nameless.filter(({ id }) => id <= Number(lastId)).length;
    }
    const last = { name, sort_priority: Number(priority) };
    return orderRooms([...named.map(fieldsOf), last], (place) => place).indexOf(last);
  };
  return {
    keys: ['integer', 'text', 'integer'],
    count: async () => placed.length,
    following: async (from, limit) => {
      const start = 'place' in from ? upTo(from.place) : from.offset;
      return placed.slice(start, start + limit);
    },
    moved: async ({ place, at, key = '0', except }, limit) =>
      placed
        .slice(0, upTo(place))
        .filter(({ id, movedAt }) => movedAt > at || (movedAt === at && id > Number(key)))
        .filter(({ id }) => !except.includes(String(id)))
        .toSorted((one, other) => one.movedAt.localeCompare(other.movedAt) || one.id - other.id)
        .slice(0, limit),
  };
}

/** From here to the end of the transaction nobody else changes the list, so no two get one name. */
async function holdList(transaction: RoomTransaction): Promise<void> {
  await transaction.$queryRaw`SELECT FROM named_lock WHERE name = 'rooms' FOR UPDATE`;
}

async function isTaken(
  transaction: RoomTransaction,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const others = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM room
    WHERE lower(btrim(name)) = lower(${name}) AND id IS DISTINCT FROM ${exceptId}::int LIMIT 1`;
  return others.length > 0;
}

async function usedAmong(
  prisma: PrismaClient,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const used = await prisma.$queryRaw<{ id: number }[]>`
    SELECT id FROM room WHERE id = ANY(${[...ids]}::int[])
      AND (EXISTS (SELECT FROM "order" WHERE room_id = room.id)
        OR EXISTS (SELECT FROM ticket WHERE room_id = room.id))`;
  return new Set(used.map(({ id }) => id));
}

function fieldsOf({ name, sortPriority, isHidden }: RoomRow): RoomFields {
  return { name, sort_priority: sortPriority, isHidden };
}

function columnsOf({ name, sort_priority: sortPriority, isHidden }: RoomFields) {
  return { name, sortPriority, isHidden };
}

function staffRoomOf(row: RoomRow, isUsed: boolean): StaffRoom {
  return { id: row.id, attributes: { ...fieldsOf(row), isUsed } };
}
