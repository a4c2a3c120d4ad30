import { getRooms, orderRooms } from '@portal/domain';
import { implement, type Route } from '../../kernel/route.ts';
import type { RoomStore } from './room-store.ts';

/** The call that reads rooms. */
export function roomRoutes(store: RoomStore): Route[] {
  return [
    implement(getRooms, async () => {
      const rooms = orderRooms(await store.all(), ({ attributes }) => attributes);
      return { status: 200, body: { rooms: { data: rooms } } };
    }),
  ];
}
