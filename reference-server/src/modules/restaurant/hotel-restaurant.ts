import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  priceCategoryIdOf,
  restaurantSectionsSchema,
  restaurantTerminalGroupName,
  terminalGroupsSchema,
  type ExternalMenu,
  type ExternalMenus,
  type Nomenclature,
  type Organizations,
  type RestaurantSections,
  type TerminalGroups,
} from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { MenuRequest, Restaurant } from '../../ports/restaurant.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import type { QueryResult, QueryCache } from './query-cache.ts';

/** For one call with all the questions it takes: who waits longer thinks that the portal is broken. */
const defaultTimeoutMilliseconds = 5_000;

/**
 * The restaurant as the hotel knows it. Only what belongs to the hotel is asked for: an id that no earlier
 * answer has named is refused with `NOT_FOUND`, so that nobody can make the portal ask at random.
 * Everything else throws `RestaurantError`, after 5 s at most.
 */
export interface HotelRestaurant {
  organizations(): Promise<QueryResult<Organizations>>;
  terminalGroups(organizationIds: readonly string[]): Promise<QueryResult<TerminalGroups>>;
  sections(terminalGroupIds: readonly string[]): Promise<QueryResult<RestaurantSections>>;
  nomenclature(organizationId: string): Promise<QueryResult<Nomenclature>>;
  menus(): Promise<QueryResult<ExternalMenus>>;
  menu(request: Omit<MenuRequest, 'priceCategoryId'>): Promise<QueryResult<ExternalMenu>>;
  /** The first organization, and its terminal group «Ресторан»; null where there is none. */
  place(): Promise<RestaurantPlace | null>;
  /** The menu that guests order from, read anew when it is time; null where there is none. */
  guestMenu(): Promise<GuestMenu | null>;
  /** The same as it was last read within 24 h, without asking anybody. */
  knownGuestMenu(): Promise<GuestMenu | null>;
}

export interface RestaurantPlace {
  readonly organizationId: string;
  readonly terminalGroupId: string | null;
}

/** The first menu of the first organization. */
export interface GuestMenu {
  readonly organizationId: string;
  readonly menu: ExternalMenu;
}

/**
 * @param restaurant null where the hotel has none.
 * @param timeoutMilliseconds how long one call waits, however many questions it takes
 */
export function createHotelRestaurant(
  restaurant: Restaurant | null,
  { read, peek }: QueryCache,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): HotelRestaurant {
  function needed(): Restaurant {
    if (restaurant) return restaurant;
    const message = 'No restaurant is connected with the portal.';
    throw new RestaurantError(message, { kind: 'failed', failure: 'unreachable' });
  }

  const organizationsQuery = {
    key: 'organizations',
    schema: organizationsSchema,
    ask: async () => needed().getOrganizations(),
  };
  const menusQuery = {
    key: 'menus',
    schema: externalMenusSchema,
    ask: async () => needed().getMenus(),
  };
  const groupsQuery = (organizationIds: readonly string[]) => ({
    key: `terminal-groups ${organizationIds.join(' ')}`,
    schema: terminalGroupsSchema,
    ask: async () => needed().getTerminalGroups(organizationIds),
  });
  const menuQuery = (request: MenuRequest) => ({
    key: ['menu', request.externalMenuId, ...request.organizationIds, request.priceCategoryId]
      .filter((part) => part !== null)
      .join(' '),
    schema: externalMenuSchema,
    ask: async () => needed().getMenu(request),
  });

  function guestMenuQuery(
    organization: { readonly id: string } | undefined,
    menus: ExternalMenus | undefined,
  ) {
    const entry = menus?.externalMenus?.[0];
    if (!organization || !menus || !entry) return null;
    return menuQuery({
      externalMenuId: entry.id,
      organizationIds: [organization.id],
      priceCategoryId: priceCategoryIdOf(menus),
    });
  }

  const begin = () => createDeadline(timeoutMilliseconds);

  async function checkOrganizations(ids: readonly string[], deadline: Deadline): Promise<void> {
    checkKnown(ids, (await read(organizationsQuery, deadline)).body.organizations);
  }

  return {
    organizations: () => read(organizationsQuery, begin()),
    menus: () => read(menusQuery, begin()),
    async terminalGroups(organizationIds) {
      const deadline = begin();
      await checkOrganizations(organizationIds, deadline);
      return read(groupsQuery(inOrder(organizationIds)), deadline);
    },
    async sections(terminalGroupIds) {
      const deadline = begin();
      const { organizations } = (await read(organizationsQuery, deadline)).body;
      const everywhere = inOrder(organizations.map(({ id }) => id));
      const { terminalGroups } = (await read(groupsQuery(everywhere), deadline)).body;
      checkKnown(
        terminalGroupIds,
        terminalGroups.flatMap(({ items }) => items),
      );
      const asked = inOrder(terminalGroupIds);
      const question = {
        key: `sections ${asked.join(' ')}`,
        schema: restaurantSectionsSchema,
        ask: async () => needed().getSections(asked),
      };
      return read(question, deadline);
    },
    async nomenclature(organizationId) {
      const deadline = begin();
      await checkOrganizations([organizationId], deadline);
      const question = {
        key: `nomenclature ${organizationId}`,
        schema: nomenclatureSchema,
        ask: async () => needed().getNomenclature(organizationId),
      };
      return read(question, deadline);
    },
    async menu({ externalMenuId, organizationIds }) {
      const deadline = begin();
      await checkOrganizations(organizationIds, deadline);
      const { body: menus } = await read(menusQuery, deadline);
      checkKnown([externalMenuId], menus.externalMenus ?? []);
      const asked = {
        externalMenuId,
        organizationIds: inOrder(organizationIds),
        priceCategoryId: priceCategoryIdOf(menus),
      };
      return read(menuQuery(asked), deadline);
    },
    async place() {
      const deadline = begin();
      const [first] = (await read(organizationsQuery, deadline)).body.organizations;
      if (!first) return null;
      const { terminalGroups } = (await read(groupsQuery([first.id]), deadline)).body;
      const group = terminalGroups
        .flatMap(({ items }) => items)
        .find(({ name }) => name === restaurantTerminalGroupName);
      return { organizationId: first.id, terminalGroupId: group?.id ?? null };
    },
    async guestMenu() {
      const deadline = begin();
      const [first] = (await read(organizationsQuery, deadline)).body.organizations;
      const question = guestMenuQuery(first, (await read(menusQuery, deadline)).body);
      if (!first || !question) return null;
      return { organizationId: first.id, menu: (await read(question, deadline)).body };
    },
    async knownGuestMenu() {
      const first = (await peek(organizationsQuery))?.body.organizations[0];
      const question = guestMenuQuery(first, (await peek(menusQuery))?.body);
      const known = question && (await peek(question));
      return first && known ? { organizationId: first.id, menu: known.body } : null;
    },
  };
}

function checkKnown(ids: readonly string[], known: readonly { readonly id: string }[]): void {
  const knownIds = new Set(known.map(({ id }) => id));
  if (!ids.every((id) => knownIds.has(id))) throw new ProblemError('NOT_FOUND');
}

/** The same ids are the same question, however they come. */
function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
