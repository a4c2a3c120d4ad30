import type { Endpoint } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import { expect, it } from 'vitest';
import { administrationEndpoints } from './administration-endpoints.ts';
import { guestEndpoints } from './guest-endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';

/** Called by functions with behaviour of their own, by the restaurant's client, or by nobody's page. */
const elsewhere = [
  // Session and sign-in.
  ...['decodeToken', 'getOwnGuest', 'getOwnStaffAccount', 'login', 'logout', 'logoutEverywhere'],
  ...['register', 'sendCode', 'staffLogin', 'updateProfile'],
  // Lists in several calls, messages, files.
  ...['getOrders', 'sendTicketMessage', 'getTicketPicture', 'getTicketPicturePreview'],
  ...['uploadCataloguePicture', 'uploadTicketPicture'],
  // Push.
  ...['subscribeToPush', 'testPush', 'unsubscribeFromPush'],
  // Restaurant.
  ...['createReserve', 'getDish', 'getDishes', 'getExternalMenu', 'getExternalMenuByIdV2'],
  ...['getExternalMenusV2', 'getExternalNomenclature', 'getExternalOrganizations'],
  ...['getMenuByIdV2', 'getMenusV2', 'getNomenclature', 'getOrganizations'],
  ...['getRestaurantSections', 'getStopList', 'getTerminalGroups'],
  // Machines.
  ...['getHealth', 'getMetrics', 'getOpenApi', 'getReadiness', 'iikoWebhook', 'yookassaWebhook'],
];

it('hold every call of the contract once, but for those that are made elsewhere', () => {
  const groups: Record<string, Endpoint>[] = [
    ...Object.values({ ...guestEndpoints }),
    ...Object.values({ ...serviceEndpoints }),
    ...Object.values({ ...administrationEndpoints }),
  ];
  const held = groups.flatMap((group) => Object.values(group));
  expect(held).toHaveLength(new Set(held).size);
  const missing = [...endpoints].filter(([, endpoint]) => !held.includes(endpoint));
  expect(missing.map(([name]) => name).toSorted()).toEqual(elsewhere.toSorted());
});
