import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { roomDeskRoutes } from './room-desk-routes.ts';
import { createRoomDeskStore } from './room-desk-store.ts';
import { roomRoutes } from './room-routes.ts';
import { createRoomStore } from './room-store.ts';

/** What the calls about rooms need. */
export interface RoomsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
}

/** The calls about rooms: to choose one, and to keep their list. */
export function createRoomRoutes({ database: { prisma }, outbox }: RoomsModuleOptions): Route[] {
  return [
    ...roomRoutes(createRoomStore(prisma)),
    ...roomDeskRoutes(createRoomDeskStore(prisma), outbox),
  ];
}
