import type { Room } from '@portal/domain/rooms';
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** Rooms in SQL. */
export function createRoomRepository(prisma: PrismaClient) {
  return {
    /** Those that can be chosen, in no particular order. */
    async all(): Promise<Room[]> {
      const rows = await prisma.room.findMany({ where: { isHidden: false } });
      return rows.map(({ id, name, sortPriority }) => ({
        id,
        attributes: { name, sort_priority: sortPriority },
      }));
    },
  };
}
