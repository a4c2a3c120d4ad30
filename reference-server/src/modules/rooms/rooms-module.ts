import { getRooms, orderRooms } from '@portal/domain/rooms';
import type { Database } from '../../db/database.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { adminRoomRoutes } from './admin-room-routes.ts';
import { createAdminRoomRepository } from './admin-room-repository.ts';
import { createRoomRepository } from './room-repository.ts';

/** What the calls about rooms need. */
export interface RoomsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly makeChange: MakeChange;
}

/** The calls about rooms: to choose one, and to keep their list. */
export function createRoomRoutes({
  database: { prisma },
  makeChange,
}: RoomsModuleOptions): Route[] {
  const repository = createRoomRepository(prisma);
  return [
    implement(getRooms, async () => {
      const rooms = orderRooms(await repository.all(), ({ attributes }) => attributes);
      return { status: 200, body: { rooms: { data: rooms } } };
    }),
    ...adminRoomRoutes(createAdminRoomRepository(prisma), makeChange),
  ];
}
