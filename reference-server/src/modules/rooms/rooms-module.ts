import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { adminRoomRoutes } from './admin-room-routes.ts';
import { createAdminRoomRepository } from './admin-room-repository.ts';
import { roomRoutes } from './room-routes.ts';
import { createRoomRepository } from './room-repository.ts';

/** What the calls about rooms need. */
export interface RoomsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
}

/** The calls about rooms: to choose one, and to keep their list. */
export function createRoomRoutes({ database: { prisma }, outbox }: RoomsModuleOptions): Route[] {
  return [
    ...roomRoutes(createRoomRepository(prisma)),
    ...adminRoomRoutes(createAdminRoomRepository(prisma), outbox),
  ];
}
