import { externalMenus } from './menu/external-menu.ts';
import { restaurantTerminalGroup } from './venue/venue.ts';

/** What the sandbox's restaurant is known by, for those who ask it through the portal. */
export const restaurantIds = {
  organizationId: restaurantTerminalGroup.organizationId,
  terminalGroupId: restaurantTerminalGroup.id,
  externalMenuId: externalMenus[0].id,
} as const;
