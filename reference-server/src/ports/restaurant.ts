import type {
  ExternalMenu,
  ExternalMenus,
  Nomenclature,
  Organizations,
  RestaurantSections,
  TerminalGroups,
} from '@portal/domain/restaurant';
import type { StopLists } from '@portal/domain/server';

/**
 * Reads the restaurant's system. Nothing here changes anything there, so every question may be asked
 * again. Every method throws `RestaurantError`, and none takes longer than 5 s.
 */
export interface Restaurant {
  getOrganizations(): Promise<Organizations>;
  getTerminalGroups(organizationIds: readonly string[]): Promise<TerminalGroups>;
  /** The rooms that reserves are made in, with the plan of their tables. */
  getSections(terminalGroupIds: readonly string[]): Promise<RestaurantSections>;
  getNomenclature(organizationId: string): Promise<Nomenclature>;
  getMenus(): Promise<ExternalMenus>;
  getMenu(request: MenuRequest): Promise<ExternalMenu>;
  getStopList(organizationIds: readonly string[]): Promise<StopLists>;
  /** Whether one of the events that a webhook brings says that a stop-list has changed. */
  sendsStopListEvents(events: readonly { readonly eventType: string }[]): boolean;
}

export interface MenuRequest {
  externalMenuId: string;
  /** Whose prices are asked for. */
  organizationIds: readonly string[];
  /** Null where the list of menus names no price categories. */
  priceCategoryId: string | null;
}
