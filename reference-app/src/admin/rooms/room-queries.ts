import type { Unwrapped } from '@portal/client';
import type { StaffRoom } from '@portal/domain/rooms';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A room as the console holds it. */
export type AdminRoom = Unwrapped<StaffRoom>;

/** One page of rooms, in the order in which guests see them. */
export const roomSearchQuery = pageQuery([...catalogueKeys.admin, 'rooms'], staffPortal.rooms.list);
