import type * as z from 'zod';
import { ApiError } from './api-error.ts';
import type { Cloud } from '../cloud.ts';
import { presentSection } from '../venue/floor-plan.ts';
import { externalMenus, presentExternalMenu, priceCategories } from '../menu/external-menu.ts';
import { presentNomenclature } from '../menu/nomenclature.ts';
import type {
  isAliveBody,
  menuByIdBody,
  nomenclatureBody,
  organizationsBody,
  sectionsBody,
  stopListsBody,
  terminalGroupsBody,
} from './request-bodies.ts';
import { organizations, sections, terminalGroups, venueRevision } from '../venue/venue.ts';

/** Answers that only look something up; the correlation id is put to them by the route. */
export function createDictionaryCalls({ cabinet, kitchen, stopLists }: Cloud) {
  return {
    organizations({ organizationIds }: z.infer<typeof organizationsBody>) {
      const isRequested = ({ id }: { id: string }) => organizationIds?.includes(id) ?? true;
      const found = organizations.filter(isRequested);
      return { organizations: found.map((one) => ({ responseType: 'Simple', ...one })) };
    },

    terminalGroups({ organizationIds }: z.infer<typeof terminalGroupsBody>) {
      organizationIds.forEach(checkOrganization);
      const grouped = (isAsleep: boolean) =>
        organizationIds.flatMap((organizationId) => {
          const items = terminalGroups.filter(
            (group) =>
              group.organizationId === organizationId && (group.isAsleep ?? false) === isAsleep,
          );
          return items.length > 0 ? [{ organizationId, items: items.map(presentGroup) }] : [];
        });
      return { terminalGroups: grouped(false), terminalGroupsInSleep: grouped(true) };
    },

    isAlive({ organizationIds, terminalGroupIds }: z.infer<typeof isAliveBody>) {
      const requested = terminalGroups.filter(
        ({ id, organizationId }) =>
          terminalGroupIds.includes(id) && organizationIds.includes(organizationId),
      );
      return {
        isAliveStatus: requested.map(({ id, organizationId, isAsleep }) => ({
          isAlive: cabinet.read().isPosOnline && !isAsleep,
          terminalGroupId: id,
          organizationId,
        })),
      };
    },

    nomenclature({ organizationId, startRevision }: z.infer<typeof nomenclatureBody>) {
      checkOrganization(organizationId);
      return presentNomenclature(startRevision ?? 0, kitchen);
    },

    menus: () => ({
      externalMenus,
      priceCategories: listedCategories[cabinet.read().pricesByCategory],
    }),

    menuById(body: z.infer<typeof menuByIdBody>) {
      const { externalMenuId, organizationIds, priceCategoryId, version } = body;
      organizationIds.forEach(checkOrganization);
      checkPriceCategory(priceCategoryId ?? null, cabinet.read().pricesByCategory);
      if ((version ?? 2) !== 2) {
        throw new ApiError(400, 'Only the format of version 2 is played here.', 'Validation_Error');
      }
      const menu = externalMenus.find(({ id }) => id === externalMenuId);
      if (!menu) throw new ApiError(400, `External menu ${externalMenuId} was not found.`);
      return presentExternalMenu(menu, organizationIds[0] ?? '', kitchen);
    },

    stopLists({ organizationIds, terminalGroupsIds }: z.infer<typeof stopListsBody>) {
      organizationIds.forEach(checkOrganization);
      return {
        terminalGroupStopLists: stopLists.present(organizationIds, terminalGroupsIds ?? null),
      };
    },

    sections({ terminalGroupIds, returnSchema }: z.infer<typeof sectionsBody>) {
      const requested = sections.filter((section) =>
        terminalGroupIds.includes(section.terminalGroupId),
      );
      return {
        restaurantSections: requested.map((section) =>
          presentSection(section, venueRevision, returnSchema ?? false),
        ),
        revision: venueRevision,
      };
    },
  };
}

function checkOrganization(id: string): void {
  if (organizations.some((organization) => organization.id === id)) return;
  throw new ApiError(400, `Organization ${id} was not found.`, 'Common_OrganizationNotFound');
}

const listedCategories = { demanded: priceCategories, refused: null, none: [] } as const;

/** Demanded and refused as in practice. @source protocols/iiko.md, section 5 */
function checkPriceCategory(
  id: string | null,
  pricesByCategory: keyof typeof listedCategories,
): void {
  if (pricesByCategory === 'none' || (pricesByCategory === 'refused' && id === null)) return;
  if (pricesByCategory === 'demanded' && priceCategories.some((one) => one.id === id)) return;
  throw new ApiError(400, `Price category ${id} was not found.`, 'Validation_Error');
}

function presentGroup({ id, organizationId, name }: (typeof terminalGroups)[number]): object {
  return { id, organizationId, name, address: null, timeZone: 'Europe/Moscow' };
}
