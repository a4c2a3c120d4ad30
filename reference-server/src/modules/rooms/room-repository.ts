import type { Room } from '@portal/domain/rooms';
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** Reads rooms. */
export interface RoomRepository {
  /** Those that can be chosen, in no particular order. */
  all(): Promise<Room[]>;
}

/** Rooms in SQL. */
export function createRoomRepository(prisma: PrismaClient): RoomRepository {
  return {
    async all() {
      const rows = await prisma.room.findMany({ where: { isHidden: false } });
      return rows.map(({ id, name, sortPriority }) => ({
        id,
        attributes: { name, sort_priority: sortPriority },
      }));
    },
  };
}
