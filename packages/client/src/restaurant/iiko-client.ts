import { createReserveReplySchema } from '@portal/domain/banquets';
import { defaultTimeZone } from '@portal/domain/portal';
import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  priceCategoryIdOf,
  readMenuEntries,
  readOrganizations,
  readSections,
  readStopList,
  readTerminalGroups,
  restaurantSectionsSchema,
  stopListsSchema,
  terminalGroupsSchema,
  terminalTime,
} from '@portal/domain/restaurant';
import { openTexts, restaurantTexts, type Locale } from '@portal/domain/texts';
import * as z from 'zod';
import type { CallOptions } from '../call/caller.ts';
import { chooseRestaurant } from './choose-restaurant.ts';
import { createIikoTransport, type IikoCredentials } from './iiko-transport.ts';
import type {
  CreatedReserve,
  ReserveBanquet,
  RestaurantCalls,
  RestaurantClient,
  RestaurantResult,
} from './restaurant-client.ts';
import { RestaurantError } from './restaurant-error.ts';

/** How to reach a restaurant in iiko itself. */
export type IikoClientOptions = IikoCredentials & {
  /** iiko's own address by default. */
  readonly baseUrl?: string;
  /** The time zone of the tills, for reserves; Moscow by default. */
  readonly timeZone?: string;
  /** At which price category menus are read where iiko has any; the first by default. */
  readonly priceCategoryId?: string;
  /** Language of the texts that stand in for iiko's; Russian by default. */
  readonly locale?: Locale;
  /** Sends the calls; the global `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call, with its repeats, counts as lost; 10,000 by default. */
  readonly timeoutMilliseconds?: number;
};

const iikoAddress = 'https://api-ru.iiko.services';
const defaultTimeoutMilliseconds = 10_000;
/** The format of menus that the contract describes. */
const menuVersion = 2;

const reserveStatusSchema = z.object({
  reserves: z.array(createReserveReplySchema.shape.reserveInfo),
});

/**
 * The restaurant as iiko itself has it, for servers: the credentials are secret, and iiko answers no
 * browser. The token is cached and renewed; what only reads is repeated, what writes is sent once.
 *
 * @source iiko Cloud API
 * @example
 * ```ts
 * const restaurant = createIikoClient({ apiLogin: process.env.IIKO_API_LOGIN });
 * const { value: organizations } = await restaurant.organizations();
 * ```
 */
export function createIikoClient(options: IikoClientOptions): RestaurantClient {
  const { baseUrl = iikoAddress, timeZone = defaultTimeZone } = options;
  const { locale = 'ru' } = options;
  const { t } = openTexts({ locale, texts: restaurantTexts[locale] });
  const ask = createIikoTransport({
    baseUrl,
    credentials: credentialsOf(options),
    fetch: options.fetch,
    timeoutMilliseconds: options.timeoutMilliseconds ?? defaultTimeoutMilliseconds,
  });

  async function read<Schema extends z.ZodType>(
    request: { path: string; body: object; schema: Schema; text: string },
    callOptions: CallOptions = {},
  ): Promise<RestaurantResult<z.output<Schema>>> {
    const value = await ask({ ...request, ...callOptions, isRead: true });
    return { value, staleSince: null };
  }

  const menus: RestaurantCalls['menus'] = (callOptions) => {
    const text = t('restaurant.menus.failed');
    return read({ path: '2/menu', body: {}, schema: externalMenusSchema, text }, callOptions);
  };

  /** The organization and the group that reserves and stop-lists belong to. */
  async function place(callOptions?: CallOptions) {
    const chosen = await chooseRestaurant(calls, t, callOptions);
    const { id: terminalGroupId } = await chosen.terminalGroup(callOptions);
    return { organizationId: chosen.organization.id, terminalGroupId };
  }

  async function existing(
    created: CreatedReserve,
    organizationId: string,
    text: string,
  ): Promise<CreatedReserve> {
    const { id } = created.reserveInfo;
    const { value } = await read({
      path: '1/reserve/status_by_id',
      body: { organizationId, reserveIds: [id] },
      schema: reserveStatusSchema,
      text,
    });
    const known = value.reserves.find((reserve) => reserve.id === id);
    return { ...created, reserveInfo: known ?? created.reserveInfo };
  }

  const calls: RestaurantCalls = {
    menus,
    async organizations(callOptions) {
      const text = t('restaurant.organizations.failed');
      const request = { path: '1/organizations', body: {}, schema: organizationsSchema, text };
      const { value, staleSince } = await read(request, callOptions);
      const organizations = readOrganizations(value);
      if (organizations.length > 0) return { value: organizations, staleSince };
      throw new RestaurantError(t('restaurant.organizations.none'));
    },
    async terminalGroups(organizationIds, callOptions) {
      const { value, staleSince } = await read(
        {
          path: '1/terminal_groups',
          body: { organizationIds },
          schema: terminalGroupsSchema,
          text: t('restaurant.terminalGroups.failed'),
        },
        callOptions,
      );
      return { value: readTerminalGroups(value), staleSince };
    },
    async sections(terminalGroupIds, callOptions) {
      const { value, staleSince } = await read(
        {
          path: '1/reserve/available_restaurant_sections',
          body: { terminalGroupIds, returnSchema: true },
          schema: restaurantSectionsSchema,
          text: t('restaurant.sections.failed'),
        },
        callOptions,
      );
      return { value: readSections(value), staleSince };
    },
    nomenclature: (organizationId, callOptions) =>
      read(
        {
          path: '1/nomenclature',
          body: { organizationId, startRevision: 0 },
          schema: nomenclatureSchema,
          text: t('restaurant.nomenclature.failed'),
        },
        callOptions,
      ),
    async externalMenus(callOptions) {
      const { value, staleSince } = await menus(callOptions);
      return { value: readMenuEntries(value), staleSince };
    },
    async menu({ organizationIds, externalMenuId }, callOptions) {
      const { value: listed } = await menus(callOptions);
      const priceCategoryId = priceCategoryIdOf(listed, options.priceCategoryId);
      return read(
        {
          path: '2/menu/by_id',
          body: {
            organizationIds,
            externalMenuId,
            ...(priceCategoryId !== null && { priceCategoryId }),
            version: menuVersion,
          },
          schema: externalMenuSchema,
          text: t('restaurant.menu.failed', { id: externalMenuId }),
        },
        callOptions,
      );
    },
    async stopList(callOptions) {
      const where = await place(callOptions);
      const { value, staleSince } = await read(
        {
          path: '1/stop_lists',
          body: { organizationIds: [where.organizationId], returnSize: true },
          schema: stopListsSchema,
          text: t('restaurant.menus.failed'),
        },
        callOptions,
      );
      return { value: readStopList(value, where), staleSince };
    },
    async createReserve(banquet) {
      const text = t('restaurant.banquet.failed', { id: banquet.id ?? banquet.title });
      const { organizationId, terminalGroupId } = await place();
      const created = await ask({
        path: '1/reserve/create',
        body: { organizationId, terminalGroupId, ...reserveOf(banquet, timeZone) },
        schema: createReserveReplySchema,
        text,
        isRead: false,
      });
      const { creationStatus, errorInfo } = created.reserveInfo;
      if (creationStatus !== 'Error') return created;
      if (errorInfo?.code === 'DuplicatedReserveId') return existing(created, organizationId, text);
      const message = errorInfo?.message?.trim() || text;
      throw new RestaurantError(message, { status: 200, code: errorInfo?.code ?? null });
    },
  };
  return {
    ...calls,
    chooseRestaurant: (callOptions) => chooseRestaurant(calls, t, callOptions),
  };
}

function credentialsOf(options: IikoCredentials): IikoCredentials {
  if ('apiLogin' in options) return { apiLogin: options.apiLogin };
  const { apiKey, appId, clientSecret } = options;
  return { apiKey, appId, clientSecret };
}

/** @throws RangeError without the reserve's id, which is what keeps one banquet from becoming two. */
function reserveOf(banquet: ReserveBanquet, timeZone: string): object {
  if (!banquet.iikoReserveId) {
    throw new RangeError(
      `Banquet ${banquet.id ?? banquet.title} has no iikoReserveId: make a UUID and keep it.`,
    );
  }
  return {
    id: banquet.iikoReserveId,
    customer: { type: 'regular', name: banquet.customerName },
    phone: banquet.phone,
    comment: [banquet.title, banquet.comment].filter((text) => text !== '').join('\n'),
    durationInMinutes: banquet.durationInMinutes,
    shouldRemind: banquet.shouldRemind,
    tableIds: banquet.tables.map(({ id }) => id),
    estimatedStartTime: terminalTime(new Date(banquet.startsAt), timeZone),
    guests: { count: banquet.guestsCount },
  };
}
