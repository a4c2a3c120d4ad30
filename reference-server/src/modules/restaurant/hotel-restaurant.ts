import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  priceCategoryIdOf,
  readMenuEntries,
  readOrganizations,
  readSections,
  readTerminalGroups,
  restaurantSectionsSchema,
  restaurantTerminalGroupName,
  terminalGroupsSchema,
  type ExternalMenu,
  type ExternalMenus,
  type Nomenclature,
  type Organization,
  type Organizations,
  type RestaurantSection,
  type RestaurantSections,
  type TerminalGroup,
  type TerminalGroups,
} from '@portal/domain/restaurant';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { MenuRequest, Restaurant } from '../../ports/restaurant.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import type { QueryResult, QueryCache } from './menu/query-cache.ts';

/** For one call with all the questions it takes: who waits longer thinks that the portal is broken. */
const defaultTimeoutMilliseconds = 5_000;

/**
 * The restaurant as the hotel knows it. Only what belongs to the hotel is asked for: an id that no earlier
 * answer has named is refused with `NOT_FOUND`, so that nobody can make the portal ask at random.
 * Everything else throws `RestaurantError`, after 5 s at most.
 */
export type HotelRestaurant = ReturnType<typeof createHotelRestaurant>;

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
 * @param data told of rows that cannot be read
 * @param priceCategoryId at which menus are read where the restaurant has any; null: the first
 * @param timeoutMilliseconds how long one call waits, however many questions it takes
 */
export function createHotelRestaurant(
  restaurant: Restaurant | null,
  { read, peek }: QueryCache,
  data: Pick<ProviderData, 'read'>,
  priceCategoryId: string | null,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
) {
  function needed(): Restaurant {
    if (restaurant) return restaurant;
    const message = 'No restaurant is connected with the portal.';
    throw new RestaurantError(message, { kind: 'failed', failure: 'unreachable' });
  }

  const organizationsQuery = {
    key: 'organizations',
    schema: organizationsSchema,
    fetch: async () => needed().getOrganizations(),
  };
  const menusQuery = {
    key: 'menus',
    schema: externalMenusSchema,
    fetch: async () => needed().getMenus(),
  };
  const groupsQuery = (organizationIds: readonly string[]) => ({
    key: `terminal-groups ${organizationIds.join(' ')}`,
    schema: terminalGroupsSchema,
    fetch: async () => needed().getTerminalGroups(organizationIds),
  });
  function sectionsQuery(terminalGroupIds: readonly string[]) {
    const groupIds = inOrder(terminalGroupIds);
    return {
      key: `sections ${groupIds.join(' ')}`,
      schema: restaurantSectionsSchema,
      fetch: async () => needed().getSections(groupIds),
    };
  }
  const menuQuery = (request: MenuRequest) => ({
    key: ['menu', request.externalMenuId, ...request.organizationIds, request.priceCategoryId]
      .filter((part) => part !== null)
      .join(' '),
    schema: externalMenuSchema,
    fetch: async () => needed().getMenu(request),
  });

  const organizationsIn = (body: Organizations): Organization[] =>
    data.read('organizations', (onOdd) => readOrganizations(body, onOdd));
  const groupsIn = (body: TerminalGroups, part: string): TerminalGroup[] =>
    data.read('terminal-groups', (onOdd) => readTerminalGroups(body, onOdd), part);
  const menusIn = (body: ExternalMenus) =>
    data.read('menus', (onOdd) => readMenuEntries(body, onOdd));

  function guestMenuQuery(
    organization: { readonly id: string } | undefined,
    menus: ExternalMenus | undefined,
  ) {
    const [entry] = menus ? menusIn(menus) : [];
    if (!organization || !menus || !entry) return null;
    return menuQuery({
      externalMenuId: entry.id,
      organizationIds: [organization.id],
      priceCategoryId: priceCategoryIdOf(menus, priceCategoryId),
    });
  }

  const begin = () => createDeadline(timeoutMilliseconds);

  async function checkOrganizations(ids: readonly string[], deadline: Deadline): Promise<void> {
    checkKnown(ids, organizationsIn((await read(organizationsQuery, deadline)).body));
  }

  return {
    organizations: (): Promise<QueryResult<Organizations>> => read(organizationsQuery, begin()),
    menus: (): Promise<QueryResult<ExternalMenus>> => read(menusQuery, begin()),
    async terminalGroups(organizationIds: readonly string[]): Promise<QueryResult<TerminalGroups>> {
      const deadline = begin();
      await checkOrganizations(organizationIds, deadline);
      return read(groupsQuery(inOrder(organizationIds)), deadline);
    },
    async sections(terminalGroupIds: readonly string[]): Promise<QueryResult<RestaurantSections>> {
      const deadline = begin();
      const organizations = organizationsIn((await read(organizationsQuery, deadline)).body);
      const everywhere = inOrder(organizations.map(({ id }) => id));
      const { body } = await read(groupsQuery(everywhere), deadline);
      checkKnown(terminalGroupIds, groupsIn(body, everywhere.join(' ')));
      return read(sectionsQuery(terminalGroupIds), deadline);
    },
    /** The rooms of the restaurant, as far as they can be read. */
    async rooms(terminalGroupId: string): Promise<readonly RestaurantSection[]> {
      const { body } = await this.sections([terminalGroupId]);
      return data.read('sections', (onOdd) => readSections(body, onOdd), terminalGroupId);
    },
    async nomenclature(organizationId: string): Promise<QueryResult<Nomenclature>> {
      const deadline = begin();
      await checkOrganizations([organizationId], deadline);
      const question = {
        key: `nomenclature ${organizationId}`,
        schema: nomenclatureSchema,
        fetch: async () => needed().getNomenclature(organizationId),
      };
      return read(question, deadline);
    },
    async menu({
      externalMenuId,
      organizationIds,
    }: Omit<MenuRequest, 'priceCategoryId'>): Promise<QueryResult<ExternalMenu>> {
      const deadline = begin();
      await checkOrganizations(organizationIds, deadline);
      const { body: menus } = await read(menusQuery, deadline);
      checkKnown([externalMenuId], menusIn(menus));
      const request = {
        externalMenuId,
        organizationIds: inOrder(organizationIds),
        priceCategoryId: priceCategoryIdOf(menus, priceCategoryId),
      };
      return read(menuQuery(request), deadline);
    },
    /** The first organization, and its terminal group «Ресторан»; null where there is none. */
    async place(): Promise<RestaurantPlace | null> {
      const deadline = begin();
      const [first] = organizationsIn((await read(organizationsQuery, deadline)).body);
      if (!first) return null;
      const { body } = await read(groupsQuery([first.id]), deadline);
      const group = groupsIn(body, first.id).find(
        ({ name }) => name === restaurantTerminalGroupName,
      );
      return { organizationId: first.id, terminalGroupId: group?.id ?? null };
    },
    /** The menu that guests order from, read anew when it is time; null where there is none. */
    async guestMenu(): Promise<(GuestMenu & Omit<QueryResult<ExternalMenu>, 'body'>) | null> {
      const deadline = begin();
      const [first] = organizationsIn((await read(organizationsQuery, deadline)).body);
      const question = guestMenuQuery(first, (await read(menusQuery, deadline)).body);
      if (!first || !question) return null;
      const { body: menu, ...age } = await read(question, deadline);
      return { organizationId: first.id, menu, ...age };
    },
    /** The same as it was last read within 24 h, without asking anybody. */
    async knownGuestMenu(): Promise<GuestMenu | null> {
      const organizations = await peek(organizationsQuery);
      const [first] = organizations ? organizationsIn(organizations.body) : [];
      const question = guestMenuQuery(first, (await peek(menusQuery))?.body);
      const known = question && (await peek(question));
      return first && known ? { organizationId: first.id, menu: known.body } : null;
    },
  };
}

function checkKnown(ids: readonly string[], known: readonly { readonly id: string }[]): void {
  const knownIds = new Set(known.map(({ id }) => id.toLowerCase()));
  if (!ids.every((id) => knownIds.has(id.toLowerCase()))) throw new ProblemError('NOT_FOUND');
}

/** The same ids are the same question, however they come. */
function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
