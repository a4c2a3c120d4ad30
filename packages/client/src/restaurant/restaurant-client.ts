import type { Banquet, createReserveReplySchema } from '@portal/domain/banquets';
import type {
  ExternalMenu,
  ExternalMenuEntry,
  ExternalMenus,
  Nomenclature,
  Organization,
  RestaurantSection,
  Stopped,
  TerminalGroup,
} from '@portal/domain/restaurant';
import type * as z from 'zod';
import type { CallOptions } from '../call/caller.ts';
import type { Unwrapped } from '../call/reply/unwrap.ts';

/** Answer of the restaurant's system, and since when it is stale. */
export interface RestaurantResult<Value> {
  readonly value: Value;
  /** Null for an answer that is as fresh as it should be. */
  readonly staleSince: Date | null;
}

/** Which menu, at the prices of which organizations. */
export interface MenuQuery {
  readonly organizationIds: readonly string[];
  readonly externalMenuId: string;
}

/**
 * What of a banquet makes a reserve. A portal sends the one of this id as it is stored; without an id it plans it by
 * its data first, for which it needs the section. iiko itself needs `iikoReserveId`.
 */
export type ReserveBanquet = Pick<
  Unwrapped<Banquet>,
  | 'title'
  | 'customerName'
  | 'phone'
  | 'guestsCount'
  | 'startsAt'
  | 'durationInMinutes'
  | 'tables'
  | 'comment'
  | 'shouldRemind'
> &
  Partial<Pick<Unwrapped<Banquet>, 'id' | 'section' | 'iikoReserveId'>>;

/** A reserve as the restaurant's system shows it. */
export type CreatedReserve = z.output<typeof createReserveReplySchema>;
/** The banquet that a portal has planned by its data. */
export interface PlannedBanquet {
  readonly banquet: Unwrapped<Banquet>;
}

/**
 * The calls of the restaurant's system, the same for a browser that asks a portal and for a server that asks
 * iiko itself. Each throws {@link RestaurantError} with the server's text or its own. Of lists, a row that cannot be
 * read is left out alone.
 */
export interface RestaurantCalls {
  /** @throws RestaurantError «Организации не найдены» when there are none. */
  organizations(options?: CallOptions): Promise<RestaurantResult<readonly Organization[]>>;
  terminalGroups(
    organizationIds: readonly string[],
    options?: CallOptions,
  ): Promise<RestaurantResult<readonly TerminalGroup[]>>;
  /** The rooms that reserves are made in, with their tables. */
  sections(
    terminalGroupIds: readonly string[],
    options?: CallOptions,
  ): Promise<RestaurantResult<readonly RestaurantSection[]>>;
  nomenclature(
    organizationId: string,
    options?: CallOptions,
  ): Promise<RestaurantResult<Nomenclature>>;
  /** The menus by name. */
  externalMenus(options?: CallOptions): Promise<RestaurantResult<readonly ExternalMenuEntry[]>>;
  /** The menus by name, with price categories. */
  menus(options?: CallOptions): Promise<RestaurantResult<ExternalMenus>>;
  menu(query: MenuQuery, options?: CallOptions): Promise<RestaurantResult<ExternalMenu>>;
  /** What has run out in the restaurant, or of which only so much is left. */
  stopList(options?: CallOptions): Promise<RestaurantResult<readonly Stopped[]>>;
  /**
   * Sends a banquet. The same one again makes no second reserve. What it answers is the reserve; the banquet, where a
   * portal has planned it first.
   */
  createReserve(banquet: ReserveBanquet): Promise<CreatedReserve | PlannedBanquet>;
}

/** The restaurant of a hotel: the first organization, its first menu, its group «Ресторан». */
export interface ChosenRestaurant {
  readonly organization: Organization;
  /** Null where the restaurant has published none. */
  readonly externalMenu: ExternalMenuEntry | null;
  /** @throws RestaurantError when there is no menu. */
  menu(options?: CallOptions): Promise<RestaurantResult<ExternalMenu>>;
  /** @throws RestaurantError when no group has the name «Ресторан». */
  terminalGroup(options?: CallOptions): Promise<TerminalGroup>;
  /** The rooms of the group «Ресторан». */
  sections(options?: CallOptions): Promise<RestaurantResult<readonly RestaurantSection[]>>;
}

/** The restaurant's system, and which part of it is the hotel's restaurant. */
export interface RestaurantClient extends RestaurantCalls {
  chooseRestaurant(options?: CallOptions): Promise<ChosenRestaurant>;
}
