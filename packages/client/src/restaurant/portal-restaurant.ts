import { createReserve } from '@portal/domain/banquets';
import {
  getExternalMenu,
  getExternalMenuByIdV2,
  getExternalMenusV2,
  getExternalNomenclature,
  getExternalOrganizations,
  getMenuByIdV2,
  getMenusV2,
  getNomenclature,
  getOrganizations,
  getRestaurantSections,
  getStopList,
  getTerminalGroups,
  readMenuEntries,
  readOrganizations,
  readSections,
  readTerminalGroups,
} from '@portal/domain/restaurant';
import { openTexts, restaurantTexts, type Locale } from '@portal/domain/texts';
import { errorOf } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { unwrap } from '../call/reply/unwrap.ts';
import { chooseRestaurant } from './choose-restaurant.ts';
import { read, withErrorText } from './read-restaurant.ts';
import type { RestaurantCalls, RestaurantClient } from './restaurant-client.ts';
import { RestaurantError } from './restaurant-error.ts';

/** How to reach a restaurant through a portal. */
export interface RestaurantClientOptions {
  /** A portal, or anything that makes its calls. */
  readonly portal: { readonly call: Caller };
  /**
   * Which of the two sets of paths is used for what stands under both: `internal` (`/api/iiko/…`) or
   * `external` (`/api/iiko/external/…`). Internal by default.
   */
  readonly paths?: 'internal' | 'external';
  /** Language of the texts that stand in for the server's; Russian by default. */
  readonly locale?: Locale;
}

const pathSets = {
  internal: {
    organizations: getOrganizations,
    nomenclature: getNomenclature,
    menus: getMenusV2,
    menu: getMenuByIdV2,
  },
  external: {
    organizations: getExternalOrganizations,
    nomenclature: getExternalNomenclature,
    menus: getExternalMenusV2,
    menu: getExternalMenuByIdV2,
  },
} as const;

/**
 * The restaurant as a portal hands it on: in a browser, or wherever a portal can be reached. Terminal groups,
 * sections and reserves are for the roles admin and banquet.
 *
 * @example
 * ```ts
 * const restaurant = createRestaurantClient({ portal });
 * const chosen = await restaurant.chooseRestaurant();
 * const { value: menu, staleSince } = await chosen.menu();
 * ```
 */
export function createRestaurantClient(options: RestaurantClientOptions): RestaurantClient {
  const { call } = options.portal;
  const paths = pathSets[options.paths ?? 'internal'];
  const { locale = 'ru' } = options;
  const { t } = openTexts({ locale, texts: restaurantTexts[locale] });

  const calls: RestaurantCalls = {
    async organizations(callOptions) {
      const text = t('restaurant.organizations.failed');
      const result = await read(text, callOptions, async (observed) => {
        return readOrganizations((await call(paths.organizations, {}, observed)).body);
      });
      if (result.value.length > 0) return result;
      throw new RestaurantError(t('restaurant.organizations.none'));
    },
    terminalGroups: (organizationIds, callOptions) =>
      read(t('restaurant.terminalGroups.failed'), callOptions, async (observed) => {
        const body = { organizationIds: [...organizationIds] };
        return readTerminalGroups((await call(getTerminalGroups, { body }, observed)).body);
      }),
    sections: (terminalGroupIds, callOptions) =>
      read(t('restaurant.sections.failed'), callOptions, async (observed) => {
        const body = { terminalGroupIds: [...terminalGroupIds] };
        return readSections((await call(getRestaurantSections, { body }, observed)).body);
      }),
    nomenclature: (organizationId, callOptions) =>
      read(t('restaurant.nomenclature.failed'), callOptions, async (observed) => {
        return (await call(paths.nomenclature, { body: { organizationId } }, observed)).body;
      }),
    externalMenus: (callOptions) =>
      read(t('restaurant.menus.failed'), callOptions, async (observed) => {
        return readMenuEntries((await call(getExternalMenu, { body: {} }, observed)).body);
      }),
    menus: (callOptions) =>
      read(t('restaurant.menus.failed'), callOptions, async (observed) => {
        return (await call(paths.menus, { body: {} }, observed)).body;
      }),
    menu: ({ organizationIds, externalMenuId }, callOptions) =>
      read(t('restaurant.menu.failed', { id: externalMenuId }), callOptions, async (observed) => {
        const body = { organizationIds: [...organizationIds], externalMenuId };
        return (await call(paths.menu, { body }, observed)).body;
      }),
    async stopList(callOptions) {
      const { value } = await read(t('restaurant.menus.failed'), callOptions, async (observed) => {
        return (await call(getStopList, {}, observed)).body;
      });
      const { staleSince } = value;
      return {
        value: value.stopList.data,
        staleSince: staleSince === null ? null : new Date(staleSince),
      };
    },
    async createReserve(input) {
      const { id, title, customerName, phone, guestsCount, startsAt, durationInMinutes } = input;
      const { section = null, tables, comment, shouldRemind } = input;
      const banquet = {
        ...(id !== undefined && { id }),
        ...{ title, customerName, phone, guestsCount, startsAt, durationInMinutes },
        ...{ section, tables, comment, shouldRemind },
      };
      return withErrorText(t('restaurant.banquet.failed', { id: id ?? title }), async () => {
        const reply = await call(createReserve, { body: { data: { banquet } } });
        if (reply.status !== 200) throw errorOf(reply);
        const { body } = reply;
        return 'reserveInfo' in body ? body : { banquet: unwrap(body.banquet) };
      });
    },
  };
  return {
    ...calls,
    chooseRestaurant: (callOptions) => chooseRestaurant(calls, t, callOptions),
  };
}
