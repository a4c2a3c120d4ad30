import { orderRooms, type StaffRoom } from '@portal/domain/rooms';
import { hasWords, searchWords } from '@portal/domain/search';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import {
  readPage,
  type ListPage,
  type PageRequest,
  type SortedList,
} from '../../lists/list-page.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { recordAudit } from '../audit/audit-repository.ts';

/** What staff write of a room, as it travels. */
type RoomFields = Omit<StaffRoom['attributes'], 'isUsed'>;

/** Changes the list of rooms, each change with its audit entry. */
export type AdminRoomRepository = ReturnType<typeof createAdminRoomRepository>;

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly sortPriority: number;
  readonly isHidden: boolean;
  readonly updatedAt: Date;
}

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

    /** From here to the end of the transaction nobody else changes the list, so no two get one name. */
    async holdList(transaction: Transaction) {
      await transaction.$queryRaw`SELECT FROM named_lock WHERE name = 'rooms' FOR UPDATE`;
    },

    async isTaken(transaction: Transaction, name: string, exceptId: number | null = null) {
      const others = await transaction.$queryRaw<unknown[]>`
        SELECT id FROM room
        WHERE lower(btrim(name)) = lower(${name}) AND id IS DISTINCT FROM ${exceptId}::int LIMIT 1`;
      return others.length > 0;
    },

    /** @throws ProblemError `NOT_FOUND` when there is none with this id. */
    async find(transaction: Transaction, id: number): Promise<StaffRoom> {
      const include = { _count: { select: { orders: true, tickets: true } } };
      const row = await transaction.room.findUnique({ where: { id }, include });
      if (!row) throw new ProblemError('NOT_FOUND');
      return staffRoomOf(row, row._count.orders + row._count.tickets > 0);
    },

    /** From here to the end of the transaction nothing new can name the room. */
    async closeToNew(transaction: Transaction, id: number) {
      await transaction.$queryRaw`SELECT FROM room WHERE id = ${id} FOR UPDATE`;
    },

    async add(transaction: Transaction, room: RoomFields, actor: string): Promise<StaffRoom> {
      const row = await transaction.room.create({ data: columnsOf(room) });
      const to = fieldsOf(row);
      await recordAudit(transaction, { ...subject(row.id), actor, action: 'create', to });
      return staffRoomOf(row, false);
    },

    async save(
      transaction: Transaction,
      { id, attributes }: StaffRoom,
      to: Partial<RoomFields>,
      actor: string,
    ): Promise<StaffRoom> {
      const { isUsed, ...before } = attributes;
      const data = columnsOf({ ...before, ...to });
      const row = await transaction.room.update({ where: { id }, data });
      const from = Object.fromEntries(Object.entries(before).filter(([name]) => name in to));
      await recordAudit(transaction, { ...subject(id), actor, action: 'update', from, to });
      return staffRoomOf(row, isUsed);
    },

    async remove(transaction: Transaction, id: number, actor: string) {
      const from = fieldsOf(await transaction.room.delete({ where: { id } }));
      await recordAudit(transaction, { ...subject(id), actor, action: 'delete', from });
    },
  };
}

const subject = (id: number) => ({ entity: 'room', entityId: String(id) }) as const;

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
