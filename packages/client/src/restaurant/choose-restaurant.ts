import { restaurantTerminalGroupName, type TerminalGroup } from '@portal/domain/restaurant';
import type { Translate } from '@portal/domain/texts';
import type { CallOptions } from '../call/caller.ts';
import type { ChosenRestaurant, RestaurantCalls } from './restaurant-client.ts';
import { RestaurantError } from './restaurant-error.ts';

/** Picks what is the hotel's: the first organization, its first menu, its group «Ресторан». */
export async function chooseRestaurant(
  calls: RestaurantCalls,
  t: Translate,
  options?: CallOptions,
): Promise<ChosenRestaurant> {
  const [organizations, menus] = await Promise.all([
    calls.organizations(options),
    calls.externalMenus(options),
  ]);
  const [organization] = organizations.value;
  if (!organization) throw new RestaurantError(t('restaurant.organizations.none'));
  const [externalMenu = null] = menus.value;
  const organizationIds = [organization.id];

  async function terminalGroup(groupOptions?: CallOptions): Promise<TerminalGroup> {
    const { value } = await calls.terminalGroups(organizationIds, groupOptions);
    const group = value.find(({ name }) => name === restaurantTerminalGroupName);
    if (group) return group;
    throw new RestaurantError(t('restaurant.terminalGroups.failed'));
  }

  return {
    organization,
    externalMenu,
    terminalGroup,
    async menu(menuOptions) {
      if (!externalMenu) throw new RestaurantError(t('restaurant.menus.failed'));
      return calls.menu({ organizationIds, externalMenuId: externalMenu.id }, menuOptions);
    },
    async sections(sectionOptions) {
      const { id } = await terminalGroup(sectionOptions);
      return calls.sections([id], sectionOptions);
    },
  };
}
