import { getRooms, orderRooms } from '@portal/domain/rooms';
import { implement, type Route } from '../../kernel/route.ts';
import type { RoomRepository } from './room-repository.ts';

/** The call that reads rooms. */
export function roomRoutes(repository: RoomRepository): Route[] {
  return [
    implement(getRooms, async () => {
      const rooms = orderRooms(await repository.all(), ({ attributes }) => attributes);
      return { status: 200, body: { rooms: { data: rooms } } };
    }),
  ];
}
