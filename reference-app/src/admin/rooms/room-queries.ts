import type { InputOf, Unwrapped } from '@portal/client';
import type { StaffRoom, fetchRooms } from '@portal/domain/rooms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** A room as the console holds it. */
export type AdminRoom = Unwrapped<StaffRoom>;

/** One page of rooms, in the order in which guests see them. */
export function roomSearchQuery(search: InputOf<typeof fetchRooms>) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'rooms', search],
    queryFn: ({ signal }) => staffPortal.rooms.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}
