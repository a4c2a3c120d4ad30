import type { Endpoint } from '@portal/domain/contract';
import {
  getDish,
  getDishes,
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
  type RestaurantState,
} from '@portal/domain/restaurant';
import { iikoWebhook } from '@portal/domain/server';
import type { TextKey } from '@portal/domain/texts';
import { implement, type Call, type Route } from '../../kernel/route.ts';
import type { DishMenuSource } from './menu/dish-menu-source.ts';
import type { HotelRestaurant } from './hotel-restaurant.ts';
import type { QueryResult } from './menu/query-cache.ts';
import { asRestaurantProblem } from './restaurant-problem.ts';

/** What the calls need. */
export interface RestaurantRoutesOptions {
  readonly restaurant: HotelRestaurant;
  readonly dishes: DishMenuSource;
  readonly state: () => Promise<RestaurantState>;
  readonly mayNotify: (authorization: string | undefined) => boolean;
  /** Takes in what a webhook has told. */
  readonly onEvents: (events: readonly { readonly eventType: string }[]) => void;
}

/** What a call does with an answer: says how old it is, or what went wrong. */
async function answered<Body>(
  { setHeader }: Pick<Call<Endpoint>, 'setHeader'>,
  failed: TextKey & `restaurant.${string}`,
  result: Promise<QueryResult<Body>>,
  params: Readonly<Record<string, string>> = {},
): Promise<{ status: 200; body: Body }> {
  try {
    const { body, readAt, isStale } = await result;
    if (isStale) setHeader('X-Stale-Since', readAt.toISOString());
    return { status: 200, body };
  } catch (error) {
    throw asRestaurantProblem(error, failed, params);
  }
}

/** The calls that read the restaurant, and the one it makes itself. */
export function restaurantRoutes(options: RestaurantRoutesOptions): Route[] {
  const { restaurant, dishes, state, mayNotify, onEvents } = options;

  const organizations = async (call: Call<typeof getOrganizations>) =>
    answered(call, 'restaurant.organizations.failed', restaurant.organizations());
  const nomenclature = async (call: Call<typeof getNomenclature>) =>
    answered(
      call,
      'restaurant.nomenclature.failed',
      restaurant.nomenclature(call.body.organizationId),
    );
  const menus = async (call: Call<typeof getMenusV2>) =>
    answered(call, 'restaurant.menus.failed', restaurant.menus());
  const menu = async (call: Call<typeof getMenuByIdV2>) =>
    answered(call, 'restaurant.menu.failed', restaurant.menu(call.body), {
      id: call.body.externalMenuId,
    });

  return [
    implement(getExternalMenu, async (call) => {
      const { status, body } = await menus(call);
      return { status, body: { externalMenus: body.externalMenus ?? [] } };
    }),
    implement(getOrganizations, organizations),
    implement(getExternalOrganizations, organizations),
    implement(getTerminalGroups, async (call) =>
      answered(
        call,
        'restaurant.terminalGroups.failed',
        restaurant.terminalGroups(call.body.organizationIds),
      ),
    ),
    implement(getRestaurantSections, async (call) =>
      answered(call, 'restaurant.sections.failed', restaurant.sections(call.body.terminalGroupIds)),
    ),
    implement(getNomenclature, nomenclature),
    implement(getExternalNomenclature, nomenclature),
    implement(getMenusV2, menus),
    implement(getExternalMenusV2, menus),
    implement(getMenuByIdV2, menu),
    implement(getExternalMenuByIdV2, menu),
    implement(getDishes, async (call) => answered(call, 'restaurant.menus.failed', dishes.list())),
    implement(getDish, async (call) =>
      answered(call, 'restaurant.menus.failed', dishes.find(call.params.id)),
    ),
    implement(getStopList, async () => ({ status: 200, body: await state() })),
    implement(iikoWebhook, async ({ headers, body, refuse }) => {
      if (!mayNotify(headers.authorization)) return refuse('FORBIDDEN');
      onEvents(body);
      return { status: 200, body: { success: true } };
    }),
  ];
}
