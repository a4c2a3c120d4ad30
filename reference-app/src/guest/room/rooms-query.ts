import { orderRooms } from '@portal/domain/rooms';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';

/** Rooms in the order people look for them. */
export const roomsQuery = queryOptions({
  queryKey: catalogueKeys.rooms,
  queryFn: async ({ signal }) => (await portal.rooms.list({}, { signal })).rooms,
  select: (rooms) => orderRooms(rooms, (room) => room),
  staleTime: 5 * 60_000,
});
