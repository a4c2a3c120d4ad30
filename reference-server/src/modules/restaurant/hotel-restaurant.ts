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
import { createPatience, type Patience } from './patience.ts';
import type { Reading, Readings } from './readings.ts';

/** For one call with all the questions it takes: who waits longer thinks that the portal is broken. */
const defaultPatienceMilliseconds = 5_000;

/**
 * The restaurant as the hotel knows it. Only what belongs to the hotel is asked for: an id that no earlier
 * answer has named is refused with `NOT_FOUND`, so that nobody can make the portal ask at random.
 * Everything else throws `RestaurantError`, after 5 s at most.
 */
export interface HotelRestaurant {
  organizations(): Promise<Reading<Organizations>>;
  terminalGroups(organizationIds: readonly string[]): Promise<Reading<TerminalGroups>>;
  sections(terminalGroupIds: readonly string[]): Promise<Reading<RestaurantSections>>;
  nomenclature(organizationId: string): Promise<Reading<Nomenclature>>;
  menus(): Promise<Reading<ExternalMenus>>;
  menu(request: Omit<MenuRequest, 'priceCategoryId'>): Promise<Reading<ExternalMenu>>;
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
 * @param patienceMilliseconds how long one call waits, however many questions it takes
 */
export function createHotelRestaurant(
  restaurant: Restaurant | null,
  { read, recall }: Readings,
  patienceMilliseconds = defaultPatienceMilliseconds,
): HotelRestaurant {
  function needed(): Restaurant {
    if (restaurant) return restaurant;
    const message = 'No restaurant is connected with the portal.';
    throw new RestaurantError(message, { kind: 'failed', failure: 'unreachable' });
  }

  const organizationsQuestion = {
    key: 'organizations',
    schema: organizationsSchema,
    ask: async () => needed().getOrganizations(),
  };
  const menusQuestion = {
    key: 'menus',
    schema: externalMenusSchema,
    ask: async () => needed().getMenus(),
  };
  const groupsQuestion = (organizationIds: readonly string[]) => ({
    key: `terminal-groups ${organizationIds.join(' ')}`,
    schema: terminalGroupsSchema,
    ask: async () => needed().getTerminalGroups(organizationIds),
  });
  const menuQuestion = (request: MenuRequest) => ({
    key: ['menu', request.externalMenuId, ...request.organizationIds, request.priceCategoryId]
      .filter((part) => part !== null)
      .join(' '),
    schema: externalMenuSchema,
    ask: async () => needed().getMenu(request),
  });

  function guestMenuQuestion(
    organization: { readonly id: string } | undefined,
    menus: ExternalMenus | undefined,
  ) {
    const entry = menus?.externalMenus?.[0];
    if (!organization || !menus || !entry) return null;
    return menuQuestion({
      externalMenuId: entry.id,
      organizationIds: [organization.id],
      priceCategoryId: priceCategoryIdOf(menus),
    });
  }

  const begin = () => createPatience(patienceMilliseconds);

  async function checkOrganizations(ids: readonly string[], patience: Patience): Promise<void> {
    checkKnown(ids, (await read(organizationsQuestion, patience)).body.organizations);
  }

  return {
    organizations: () => read(organizationsQuestion, begin()),
    menus: () => read(menusQuestion, begin()),
    async terminalGroups(organizationIds) {
      const patience = begin();
      await checkOrganizations(organizationIds, patience);
      return read(groupsQuestion(inOrder(organizationIds)), patience);
    },
    async sections(terminalGroupIds) {
      const patience = begin();
      const { organizations } = (await read(organizationsQuestion, patience)).body;
      const everywhere = inOrder(organizations.map(({ id }) => id));
      const { terminalGroups } = (await read(groupsQuestion(everywhere), patience)).body;
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
      return read(question, patience);
    },
    async nomenclature(organizationId) {
      const patience = begin();
      await checkOrganizations([organizationId], patience);
      const question = {
        key: `nomenclature ${organizationId}`,
        schema: nomenclatureSchema,
        ask: async () => needed().getNomenclature(organizationId),
      };
      return read(question, patience);
    },
    async menu({ externalMenuId, organizationIds }) {
      const patience = begin();
      await checkOrganizations(organizationIds, patience);
      const { body: menus } = await read(menusQuestion, patience);
      checkKnown([externalMenuId], menus.externalMenus ?? []);
      const asked = {
        externalMenuId,
        organizationIds: inOrder(organizationIds),
        priceCategoryId: priceCategoryIdOf(menus),
      };
      return read(menuQuestion(asked), patience);
    },
    async place() {
      const patience = begin();
      const [first] = (await read(organizationsQuestion, patience)).body.organizations;
      if (!first) return null;
      const { terminalGroups } = (await read(groupsQuestion([first.id]), patience)).body;
      const group = terminalGroups
        .flatMap(({ items }) => items)
        .find(({ name }) => name === restaurantTerminalGroupName);
      return { organizationId: first.id, terminalGroupId: group?.id ?? null };
    },
    async guestMenu() {
      const patience = begin();
      const [first] = (await read(organizationsQuestion, patience)).body.organizations;
      const question = guestMenuQuestion(first, (await read(menusQuestion, patience)).body);
      if (!first || !question) return null;
      return { organizationId: first.id, menu: (await read(question, patience)).body };
    },
    async knownGuestMenu() {
      const first = (await recall(organizationsQuestion))?.body.organizations[0];
      const question = guestMenuQuestion(first, (await recall(menusQuestion))?.body);
      const known = question && (await recall(question));
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
