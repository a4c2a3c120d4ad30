import { orderRooms } from '@portal/domain';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';

/** Rooms in the order people look for them. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: ({ signal }) => portal.catalogue.rooms({ signal }),
  select: (rooms) => orderRooms(rooms, (room) => room),
  staleTime: 5 * 60_000,
});
