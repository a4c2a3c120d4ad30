import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
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
import type { Read, Reading } from './readings.ts';

/**
 * The restaurant as the hotel knows it. Only what belongs to the hotel is asked for: an id that no earlier
 * answer has named is refused with `NOT_FOUND`, so that nobody can make the portal ask at random.
 * Everything else throws `RestaurantError`.
 */
export interface HotelRestaurant {
  organizations(): Promise<Reading<Organizations>>;
  terminalGroups(organizationIds: readonly string[]): Promise<Reading<TerminalGroups>>;
  sections(terminalGroupIds: readonly string[]): Promise<Reading<RestaurantSections>>;
  nomenclature(organizationId: string): Promise<Reading<Nomenclature>>;
  menus(): Promise<Reading<ExternalMenus>>;
  menu(request: MenuRequest): Promise<Reading<ExternalMenu>>;
  /** The first organization, and its terminal group «Ресторан»; null where there is none. */
  place(): Promise<RestaurantPlace | null>;
}

export interface RestaurantPlace {
  readonly organizationId: string;
  readonly terminalGroupId: string | null;
}

/** @param restaurant null where the hotel has none. */
export function createHotelRestaurant(restaurant: Restaurant | null, read: Read): HotelRestaurant {
  function needed(): Restaurant {
    if (restaurant) return restaurant;
    const message = 'No restaurant is connected with the portal.';
    throw new RestaurantError(message, { kind: 'failed', failure: 'unreachable' });
  }

  const organizations = () =>
    read({
      key: 'organizations',
      schema: organizationsSchema,
      ask: async () => needed().getOrganizations(),
    });
  const menus = () =>
    read({ key: 'menus', schema: externalMenusSchema, ask: async () => needed().getMenus() });

  async function checkOrganizations(ids: readonly string[]): Promise<void> {
    const known = (await organizations()).body.organizations;
    checkKnown(ids, known);
  }

  function groupsOf(organizationIds: readonly string[]): Promise<Reading<TerminalGroups>> {
    const asked = inOrder(organizationIds);
    return read({
      key: `terminal-groups ${asked.join(' ')}`,
      schema: terminalGroupsSchema,
      ask: async () => needed().getTerminalGroups(asked),
    });
  }

  return {
    organizations,
    menus,
    async terminalGroups(organizationIds) {
      await checkOrganizations(organizationIds);
      return groupsOf(organizationIds);
    },
    async sections(terminalGroupIds) {
      const all = (await organizations()).body.organizations.map(({ id }) => id);
      const { terminalGroups } = (await groupsOf(all)).body;
      checkKnown(
        terminalGroupIds,
        terminalGroups.flatMap(({ items }) => items),
      );
      const asked = inOrder(terminalGroupIds);
      return read({
        key: `sections ${asked.join(' ')}`,
        schema: restaurantSectionsSchema,
        ask: async () => needed().getSections(asked),
      });
    },
    async nomenclature(organizationId) {
      await checkOrganizations([organizationId]);
      return read({
        key: `nomenclature ${organizationId}`,
        schema: nomenclatureSchema,
        ask: async () => needed().getNomenclature(organizationId),
      });
    },
    async menu({ externalMenuId, organizationIds }) {
      await checkOrganizations(organizationIds);
      checkKnown([externalMenuId], (await menus()).body.externalMenus ?? []);
      const asked = inOrder(organizationIds);
      return read({
        key: `menu ${externalMenuId} ${asked.join(' ')}`,
        schema: externalMenuSchema,
        ask: async () => needed().getMenu({ externalMenuId, organizationIds: asked }),
      });
    },
    async place() {
      const [first] = (await organizations()).body.organizations;
      if (!first) return null;
      const { terminalGroups } = (await groupsOf([first.id])).body;
      const group = terminalGroups
        .flatMap(({ items }) => items)
        .find(({ name }) => name === restaurantTerminalGroupName);
      return { organizationId: first.id, terminalGroupId: group?.id ?? null };
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
