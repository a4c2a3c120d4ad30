import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import type { CallInput } from '../call-input.ts';

const { organizationId, terminalGroupId, externalMenuId } = restaurantIds;

const ofOrganization = {
  body: () => ({ organizationId }),
  fields: { organizationId: 'uuid' },
  required: ['organizationId'],
} as const;

const ofMenu = {
  body: () => ({ organizationIds: [organizationId], externalMenuId }),
  fields: { organizationIds: 'list', 'organizationIds.0': 'uuid', externalMenuId: 'requiredText' },
  required: ['organizationIds', 'externalMenuId'],
} as const;

/** What the calls that read the restaurant take. */
export const restaurantInputs: readonly CallInput[] = [
  { call: 'POST /api/iiko/external-menu', as: 'anon', body: () => ({}) },
  { call: 'GET /api/iiko/organizations', as: 'anon' },
  {
    call: 'POST /api/iiko/terminal-groups',
    as: 'banquet',
    body: () => ({ organizationIds: [organizationId] }),
    fields: { organizationIds: 'list', 'organizationIds.0': 'uuid' },
    required: ['organizationIds'],
  },
  {
    call: 'POST /api/iiko/reserve_available_restaurant_sections',
    as: 'banquet',
    body: () => ({ terminalGroupIds: [terminalGroupId] }),
    fields: { terminalGroupIds: 'list', 'terminalGroupIds.0': 'uuid' },
    required: ['terminalGroupIds'],
  },
  { call: 'POST /api/iiko/nomenclature', as: 'anon', ...ofOrganization },
  { call: 'POST /api/iiko/menus_v2', as: 'anon', body: () => ({}) },
  { call: 'POST /api/iiko/menu_by_id_v2', as: 'anon', ...ofMenu },
  { call: 'GET /api/iiko/external/organizations', as: 'anon' },
  { call: 'POST /api/iiko/external/nomenclature', as: 'anon', ...ofOrganization },
  { call: 'POST /api/iiko/external/menus_v2', as: 'anon', body: () => ({}) },
  { call: 'POST /api/iiko/external/menu_by_id_v2', as: 'anon', ...ofMenu },
  { call: 'GET /api/iiko/dishes', as: 'anon' },
  { call: 'GET /api/iiko/dish/:id', as: 'anon' },
  { call: 'GET /api/iiko/stop-list', as: 'anon' },
  { call: 'POST /api/webhook/iiko', as: 'anon' },
];
