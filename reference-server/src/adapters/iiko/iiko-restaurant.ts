import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  restaurantSectionsSchema,
  stopListsSchema,
  terminalGroupsSchema,
} from '@portal/domain/restaurant';
import type { Restaurant } from '../../ports/restaurant.ts';
import { createReadIiko, type IikoAccess } from './iiko-read.ts';

/** The format of external menus that the contract describes. */
const menuVersion = 2;

/** Reads a restaurant through iiko Cloud. @source protocols/iiko.md */
export function createIikoRestaurant(access: IikoAccess): Restaurant {
  const read = createReadIiko(access);
  return {
    getOrganizations: () => read('1/organizations', {}, organizationsSchema),
    getTerminalGroups: (organizationIds) =>
      read('1/terminal_groups', { organizationIds }, terminalGroupsSchema),
    getSections: (terminalGroupIds) =>
      read(
        '1/reserve/available_restaurant_sections',
        { terminalGroupIds, returnSchema: true },
        restaurantSectionsSchema,
      ),
    getNomenclature: (organizationId) =>
      read('1/nomenclature', { organizationId, startRevision: 0 }, nomenclatureSchema),
    getMenus: () => read('2/menu', {}, externalMenusSchema),
    getMenu: ({ externalMenuId, organizationIds, priceCategoryId }) =>
      read(
        '2/menu/by_id',
        {
          externalMenuId,
          organizationIds,
          ...(priceCategoryId !== null && { priceCategoryId }),
          version: menuVersion,
        },
        externalMenuSchema,
      ),
    getStopList: (organizationIds) =>
      read('1/stop_lists', { organizationIds, returnSize: true }, stopListsSchema),
    sendsStopListEvents: (events) => events.some(({ eventType }) => eventType === 'StopListUpdate'),
  };
}
