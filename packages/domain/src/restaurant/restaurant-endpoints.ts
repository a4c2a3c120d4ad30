import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { requiredText } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { dishListSchema, menuDishSchema } from './dishes/dish-schema.ts';
import { iikoIdSchema } from './iiko-id.ts';
import {
  externalMenuSchema,
  externalMenusSchema,
  nomenclatureSchema,
  organizationsSchema,
  restaurantSectionsSchema,
  terminalGroupsSchema,
} from './restaurant-schema.ts';
import { restaurantStateSchema } from './stop-list.ts';

// The restaurant's system, read through the portal. What is not read for more than five minutes is read
// again; while that fails, what was read within 24 h is answered with the header `X-Stale-Since`. Without
// any: 502, 503 or 504.

const ids = z.array(iikoIdSchema).min(1).max(20);
/** One hotel's guests may all come from one address. */
const limits = [{ points: 300, windowSeconds: 60, by: 'address' }] as const;
const forBanquets = { admin: 'any', banquet: 'any' } as const;

const ofOrganization = z.object({ organizationId: iikoIdSchema });
const ofMenu = z.object({ organizationIds: ids, externalMenuId: requiredText(32) });

/** The list of menus. */
export const getExternalMenu = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/external-menu',
  summary: "The restaurant's menus, by name",
  access: 'anyone',
  limits,
  body: z.object({}),
  replies: { 200: z.object({ externalMenus: z.array(z.unknown()) }) },
});

/** The organizations that the hotel's key opens. */
export const getOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/iiko/organizations',
  summary: "The restaurant system's organizations",
  access: 'anyone',
  limits,
  cacheable: true,
  replies: { 200: organizationsSchema },
});

/** Groups of terminals. */
export const getTerminalGroups = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/terminal-groups',
  summary: 'Groups of terminals, by organization',
  access: forBanquets,
  limits,
  body: z.object({ organizationIds: ids }),
  replies: { 200: terminalGroupsSchema },
});

/** The rooms that banquets are held in. */
export const getRestaurantSections = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/reserve_available_restaurant_sections',
  summary: 'Sections and tables of the restaurant',
  access: forBanquets,
  limits,
  body: z.object({ terminalGroupIds: ids }),
  replies: { 200: restaurantSectionsSchema },
});

/** Everything the restaurant knows to cook. */
export const getNomenclature = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/nomenclature',
  summary: "The restaurant's nomenclature",
  access: 'anyone',
  limits,
  cacheable: true,
  body: ofOrganization,
  replies: { 200: nomenclatureSchema },
});

/** The list of menus as the restaurant's system answers it. */
export const getMenusV2 = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/menus_v2',
  summary: 'Menus of the restaurant',
  access: 'anyone',
  limits,
  cacheable: true,
  body: z.object({}),
  replies: { 200: externalMenusSchema },
});

/** One menu with its dishes. */
export const getMenuByIdV2 = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/menu_by_id_v2',
  summary: 'A menu with its dishes',
  access: 'anyone',
  limits,
  cacheable: true,
  body: ofMenu,
  replies: { 200: externalMenuSchema },
});

/** The same under the other path. */
export const getExternalOrganizations = defineEndpoint({
  ...getOrganizations,
  path: '/api/iiko/external/organizations',
});

/** The same under the other path. */
export const getExternalNomenclature = defineEndpoint({
  ...getNomenclature,
  path: '/api/iiko/external/nomenclature',
});

/** The same under the other path. */
export const getExternalMenusV2 = defineEndpoint({
  ...getMenusV2,
  path: '/api/iiko/external/menus_v2',
});

/** The same under the other path. */
export const getExternalMenuByIdV2 = defineEndpoint({
  ...getMenuByIdV2,
  path: '/api/iiko/external/menu_by_id_v2',
});

/** What guests order from: the first menu of the first organization, and of it what is sold. */
export const getDishes = defineEndpoint({
  method: 'GET',
  path: '/api/iiko/dishes',
  summary: 'The dishes that are sold, without their modifiers',
  access: 'anyone',
  limits,
  cacheable: true,
  replies: { 200: dishListSchema },
});

/** One of these dishes with all that goes with it; 404 for one that is not sold. */
export const getDish = defineEndpoint({
  method: 'GET',
  path: '/api/iiko/dish/:id',
  summary: 'A dish with its modifiers',
  access: 'anyone',
  // A guest opens many, and a cart reads each of its own.
  limits: [{ points: 3_000, windowSeconds: 60, by: 'address' }],
  cacheable: true,
  params: z.object({ id: iikoIdSchema }),
  replies: { 200: z.object({ dish: menuDishSchema }) },
});

/** What has run out, and whether dishes can be ordered; changes arrive as `restaurantStopListChange`. */
export const getStopList = defineEndpoint({
  method: 'GET',
  path: '/api/iiko/stop-list',
  summary: 'The stop-list of the restaurant',
  access: 'anyone',
  limits,
  cacheable: true,
  replies: { 200: restaurantStateSchema },
});

/** What has changed in the restaurant: a hint to read it, after the token in `Authorization` is right. */
export const iikoWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhook/iiko',
  summary: "Events of the restaurant's system",
  access: 'anyone',
  openWhenDisabled: true,
  limits: [{ points: 600, windowSeconds: 60, by: 'address' }],
  body: z.array(z.looseObject({ eventType: requiredText(100) })).min(1),
  replies: { 200: z.object({ success: z.literal(true) }), 403: problem('FORBIDDEN') },
});
