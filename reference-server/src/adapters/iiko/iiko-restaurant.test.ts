import {
  readDishMenu,
  readMenuEntries,
  readOrganizations,
  readSections,
  readStopList,
  readTerminalGroups,
} from '@portal/domain/restaurant';
import { expect, test } from 'vitest';
import { iikoSandboxCredentials } from '../../../sandbox/iiko/iiko-credentials.ts';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { closedAddress, startStubProvider } from '../testing/stub-provider.ts';
import type { IikoAccess } from './iiko-read.ts';
import { createIikoRestaurant } from './iiko-restaurant.ts';

async function openRestaurant(access: Partial<IikoAccess> = {}) {
  const sandbox = await startTestSandbox();
  const { baseUrl, credentials } = sandbox.endpoints.iiko;
  const restaurant = createIikoRestaurant({ baseUrl, credentials, ...access });
  const tokenCount = async () =>
    ((await control(sandbox, 'GET', 'iiko/tokens')).body as { count: number }).count;
  return { sandbox, restaurant, tokenCount };
}

const organizations = { correlationId: 'K', organizations: [{ id: 'ORG', name: 'Hotel' }] };
const login = { apiLogin: 'login' };

test.each([
  ['version 1', { apiLogin: iikoSandboxCredentials.apiLogin }],
  [
    'version 2',
    {
      apiKey: iikoSandboxCredentials.apiKey,
      appId: iikoSandboxCredentials.appId,
      clientSecret: iikoSandboxCredentials.clientSecret,
    },
  ],
])('reads the whole restaurant, signed in by %s', async (_, credentials) => {
  const { sandbox, restaurant } = await openRestaurant({ credentials });
  const [hotel] = readOrganizations(await restaurant.getOrganizations());
  const groups = readTerminalGroups(await restaurant.getTerminalGroups([hotel!.id]));
  const group = groups.find(({ name }) => name === 'Ресторан')!;
  const restaurantSections = readSections(await restaurant.getSections([group.id]));
  expect(restaurantSections.map(({ tables }) => tables.length > 0)).toEqual([true, true, true]);
  expect(restaurantSections[0]).toHaveProperty('schema.tableElements');
  const [{ id: externalMenuId } = { id: '' }] = readMenuEntries(await restaurant.getMenus());
  const menu = await restaurant.getMenu({
    externalMenuId,
    organizationIds: [hotel!.id],
    priceCategoryId: null,
  });
  const dish = readDishMenu(menu, hotel!.id).categories[0]!.dishes[0]!;
  expect((await restaurant.getNomenclature(hotel!.id)).products).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: dish.id, name: dish.name })]),
  );
  await control(sandbox, 'PUT', 'iiko/stop-list', { productIds: [dish.id] });
  const place = { organizationId: hotel!.id, terminalGroupId: group.id };
  expect(readStopList(await restaurant.getStopList([hotel!.id]), place)).toEqual([
    { product: dish.id, size: null, left: 0 },
  ]);
});

test('many questions at once ask for one token', async () => {
  const { restaurant, tokenCount } = await openRestaurant();
  await Promise.all(Array.from({ length: 20 }, () => restaurant.getMenus()));
  expect(await tokenCount()).toBe(1);
});

test('a token that has died is renewed once, for all who held it', async () => {
  const { sandbox, restaurant, tokenCount } = await openRestaurant();
  await restaurant.getMenus();
  await control(sandbox, 'DELETE', 'iiko/tokens');
  await Promise.all(Array.from({ length: 20 }, () => restaurant.getMenus()));
  expect(await tokenCount()).toBe(1);
});

test('a token that iiko will not have is renewed once, not for ever', async () => {
  const token = { body: { correlationId: 'K', token: 'tkn' } };
  const no = { status: 401, body: { correlationId: 'K', errorDescription: 'No', error: null } };
  const stub = await startStubProvider(token, no, token, no);
  const restaurant = createIikoRestaurant({ baseUrl: stub.url, credentials: login });
  await expect(restaurant.getOrganizations()).rejects.toMatchObject({ kind: 'auth' });
  expect(stub.requests.map(({ path }) => path)).toEqual([
    '/api/1/access_token',
    '/api/1/organizations',
    '/api/1/access_token',
    '/api/1/organizations',
  ]);
});

test('sends what is documented', async () => {
  const token = { body: { correlationId: 'K', token: 'tkn-1' } };
  const stub = await startStubProvider(token, { body: organizations });
  const restaurant = createIikoRestaurant({ baseUrl: `${stub.url}/`, credentials: login });
  expect(await restaurant.getOrganizations()).toEqual(organizations);
  expect(stub.requests).toMatchObject([
    { method: 'POST', path: '/api/1/access_token', body: JSON.stringify(login) },
    { path: '/api/1/organizations', headers: { authorization: 'Bearer tkn-1' }, body: '{}' },
  ]);
});

test.each(['error', 'offline', 'drop-after-commit'])('%s once is asked again', async (problem) => {
  const { sandbox, restaurant } = await openRestaurant();
  await restaurant.getMenus();
  await orderFault(sandbox, 'iiko', problem);
  await expect(restaurant.getMenus()).resolves.toMatchObject({ priceCategories: null });
});

test.each([
  ['error', { kind: 'failed', failure: 'answered', description: null }],
  ['error-text', { kind: 'refused', failure: 'answered', description: expect.any(String) }],
  ['rate-limit', { kind: 'rate-limited', failure: 'answered', retryAfterSeconds: 2 }],
  ['offline', { kind: 'failed', failure: 'unreachable' }],
  ['timeout', { kind: 'failed', failure: 'timed-out' }],
])('%s is told apart', async (problem, error) => {
  // Whoever waits for what never comes need not wait for long, once there is a token.
  const access = problem === 'timeout' ? { timeoutMilliseconds: 1500 } : {};
  const { sandbox, restaurant } = await openRestaurant(access);
  await eventually(() => restaurant.getMenus());
  await orderFault(sandbox, 'iiko', problem, -1);
  await expect(restaurant.getMenus()).rejects.toMatchObject(error);
});

test('what iiko calls a time-out is one, in its own words', async () => {
  const { sandbox, restaurant } = await openRestaurant();
  await control(sandbox, 'PUT', 'iiko/settings', { errorTextStatus: 408 });
  await restaurant.getMenus();
  await orderFault(sandbox, 'iiko', 'error-text', -1);
  await expect(restaurant.getMenus()).rejects.toMatchObject({
    failure: 'timed-out',
    description: 'iiko не может ответить на этот запрос.',
  });
});

test('a wrong question is not repeated, and does not open the circuit', async () => {
  const { sandbox, restaurant } = await openRestaurant();
  await restaurant.getMenus();
  await orderFault(sandbox, 'iiko', 'error-text', 6);
  for (let question = 0; question < 6; question += 1) {
    await expect(restaurant.getMenus()).rejects.toMatchObject({ kind: 'refused' });
  }
  await expect(restaurant.getMenus()).resolves.toBeDefined();
});

test('asked for quiet, it is quiet for as long, without asking', async () => {
  const { sandbox, restaurant } = await openRestaurant();
  await control(sandbox, 'PUT', 'iiko/settings', { retryAfterSeconds: null });
  await restaurant.getMenus();
  await orderFault(sandbox, 'iiko', 'rate-limit');
  const rateLimited = {
    kind: 'rate-limited',
    retryAfterSeconds: 30,
    description: 'Too many requests.',
  };
  await expect(restaurant.getMenus()).rejects.toMatchObject(rateLimited);
  await expect(restaurant.getMenus()).rejects.toMatchObject(rateLimited);
});

test('a token and an answer that are both slow do not take longer than is allowed', async () => {
  const { sandbox, restaurant } = await openRestaurant();
  await orderFault(sandbox, 'iiko', 'slow', -1);
  await expect(restaurant.getMenus()).rejects.toMatchObject({ failure: 'timed-out' });
  // The token has come meanwhile, and one slow answer is in time.
  await expect(restaurant.getMenus()).resolves.toBeDefined();
});

test('after five failures nothing is asked for a while, and then it is tried again', async () => {
  const wrong = { status: 500, body: '' };
  const token = { body: { correlationId: 'K', token: 'tkn' } };
  const failures = Array.from({ length: 15 }, () => wrong);
  const stub = await startStubProvider(token, ...failures, { body: organizations });
  const restaurant = createIikoRestaurant({
    baseUrl: stub.url,
    credentials: login,
    breakMilliseconds: 60_000,
  });
  const failed = { kind: 'failed', failure: 'answered' };
  for (let question = 0; question < 5; question += 1) {
    await expect(restaurant.getOrganizations()).rejects.toMatchObject(failed);
  }
  expect(stub.requests).toHaveLength(16);
  await expect(restaurant.getOrganizations()).rejects.toMatchObject({
    ...failed,
    retryAfterSeconds: 60,
  });
  expect(stub.requests).toHaveLength(16);
  passTime({ seconds: 60 });
  expect(await restaurant.getOrganizations()).toEqual(organizations);
});

test('nobody there, and an answer that is something else, are told apart', async () => {
  const nobody = createIikoRestaurant({ baseUrl: await closedAddress(), credentials: login });
  await expect(nobody.getMenus()).rejects.toMatchObject({ failure: 'unreachable' });
  const token = { body: { correlationId: 'K', token: 'tkn' } };
  const stub = await startStubProvider(token, { body: '<html>' });
  const other = createIikoRestaurant({ baseUrl: stub.url, credentials: login });
  await expect(other.getMenus()).rejects.toMatchObject({ kind: 'failed', failure: 'answered' });
});

test('wrong credentials are told apart', async () => {
  const { restaurant } = await openRestaurant({ credentials: { apiLogin: 'wrong' } });
  await expect(restaurant.getMenus()).rejects.toMatchObject({ kind: 'auth' });
});
