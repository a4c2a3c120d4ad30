import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { sections } from '../../../sandbox/iiko/venue/venue.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { eventually } from '../../../test/eventually.ts';
import { startStubProvider } from '../testing/stub-provider.ts';
import type { IikoAccess } from './iiko-read.ts';
import { createIikoReserves } from './iiko-reserves.ts';

const timeZone = 'Europe/Moscow';
const { organizationId } = restaurantIds;
const [hall] = sections;
const startsAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
startsAt.setUTCSeconds(0, 0);

const request = () => ({
  ...restaurantIds,
  id: randomUUID(),
  customerName: 'Анна',
  phone: '+79210000001',
  guestsCount: 4,
  startsAt,
  durationInMinutes: 120,
  tableIds: [hall?.tables[0]?.id ?? ''],
  comment: 'У окна',
  shouldRemind: true,
  timeZone,
});

async function openReserves(access: Partial<IikoAccess> = {}) {
  const sandbox = await startTestSandbox();
  const reserves = createIikoReserves({ ...sandbox.endpoints.iiko, ...access });
  const read = async (id: string) =>
    (await reserves.reserveStatus(organizationId, [id], timeZone))[0] ?? null;
  return { sandbox, reserves, read };
}

test('a reserve is made, seen, and called off', async () => {
  const { reserves, read } = await openReserves();
  const input = request();
  const made = await reserves.createReserve(input);
  expect(made).toMatchObject({ isRepeated: false, reserve: { id: input.id } });
  await eventually(async () => expect((await read(input.id))?.creationStatus).toBe('Success'));
  expect((await read(input.id))?.details).toEqual({
    isCanceled: false,
    guestsCount: 4,
    startsAt,
    durationInMinutes: 120,
    tableIds: input.tableIds,
  });
  expect(await reserves.commandStatus(organizationId, made.correlationId)).toEqual({
    state: 'Success',
  });
  const day = {
    sectionIds: [hall?.id ?? ''],
    from: startsAt,
    to: new Date(+startsAt + 1),
    timeZone,
  };
  const refuse = vi.fn();
  expect(await reserves.sectionsWorkload(day, refuse)).toMatchObject([{ id: input.id, startsAt }]);

  await reserves.cancelReserve(organizationId, input.id);
  await eventually(async () => expect((await read(input.id))?.details?.isCanceled).toBe(true));
  expect(await reserves.sectionsWorkload(day, refuse)).toEqual([]);
  expect(refuse).not.toHaveBeenCalled();
});

test('of several reserves one that cannot be read is left out alone, and is an error where nobody is told', async () => {
  const known = {
    id: randomUUID(),
    organizationId,
    timestamp: 1,
    creationStatus: 'InProgress',
    isDeleted: false,
  };
  const odd = { ...known, creationStatus: 'Dreaming' };
  const body = { token: 'a', correlationId: 'b', reserves: [odd, known] };
  const { url } = await startStubProvider({ body });
  const { reserves } = await openReserves({ baseUrl: url });
  const left = vi.fn();
  const ids = [odd.id, known.id];
  expect(await reserves.reserveStatus(organizationId, ids, timeZone, left)).toMatchObject([
    { id: known.id },
  ]);
  expect(left.mock.calls).toEqual([[odd]]);
  await expect(reserves.reserveStatus(organizationId, ids, timeZone)).rejects.toThrow(
    'cannot be read',
  );
});

test('the same reserve again is said to be a repeat', async () => {
  const { reserves } = await openReserves();
  const input = request();
  await reserves.createReserve(input);
  expect((await reserves.createReserve(input)).isRepeated).toBe(true);
});

test('what nobody there knows is nowhere', async () => {
  const { reserves, read } = await openReserves();
  expect(await read(randomUUID())).toBeNull();
  expect(await reserves.commandStatus(organizationId, randomUUID())).toEqual({
    state: 'forgotten',
  });
  await expect(reserves.cancelReserve(organizationId, randomUUID())).rejects.toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('was not found'),
  });
});

test.each(['error', 'drop-after-commit', 'timeout'])(
  'a write that meets %s is not repeated',
  async (problem) => {
    // Whoever waits for what never comes need not wait for long, once there is a token.
    const access = problem === 'timeout' ? { timeoutMilliseconds: 1500 } : {};
    const { sandbox, reserves, read } = await openReserves(access);
    const warmUp = request();
    await eventually(() => read(warmUp.id));
    await orderFault(sandbox, 'iiko', problem, 1);
    await expect(reserves.createReserve(warmUp)).rejects.toMatchObject({ kind: 'failed' });
    const stored = (await control(sandbox, 'GET', 'iiko/reserves')).body as unknown[];
    expect(stored).toHaveLength(problem === 'drop-after-commit' ? 1 : 0);
  },
);

test('a command that iiko no longer follows, as 410 says, is forgotten', async () => {
  const token = { body: { correlationId: 'K', token: 'tkn-1' } };
  const stub = await startStubProvider(token, { status: 410, body: { error: 'Gone' } });
  const reserves = createIikoReserves({ baseUrl: stub.url, credentials: { apiLogin: 'login' } });
  const status = reserves.commandStatus(organizationId, randomUUID());
  await expect(status).resolves.toEqual({ state: 'forgotten' });
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [401, 'auth'],
  [408, 'failed'],
  [429, 'rate-limited'],
  [500, 'failed'],
])('a command that is not told of because of %i is not', async (status, kind) => {
  const token = { body: { correlationId: 'K', token: 'tkn-1' } };
  const stub = await startStubProvider(token, { status }, { ...token }, { status });
  const reserves = createIikoReserves({ baseUrl: stub.url, credentials: { apiLogin: 'login' } });
  const commandStatus = reserves.commandStatus(organizationId, randomUUID());
  await expect(commandStatus).rejects.toMatchObject({ kind });
});

test('a token that has run out is replaced, and the write then made', async () => {
  const { sandbox, reserves, read } = await openReserves();
  const input = request();
  await read(input.id);
  await control(sandbox, 'DELETE', 'iiko/tokens');
  await reserves.createReserve(input);
  expect(await read(input.id)).not.toBeNull();
});

test('a write says what iiko says', async () => {
  const token = { body: { correlationId: 'K', token: 'tkn-1' } };
  const text = 'Phone number is incorrect.';
  const stub = await startStubProvider(token, {
    status: 400,
    body: { correlationId: 'K', errorDescription: text, error: 'Validation_IncorrectPhone' },
  });
  const credentials = { apiLogin: 'login' };
  const reserves = createIikoReserves({ baseUrl: stub.url, credentials });
  await expect(reserves.createReserve(request())).rejects.toMatchObject({
    kind: 'refused',
    failure: 'answered',
    description: text,
  });
  expect(stub.requests.map(({ path }) => path)).toEqual([
    '/api/1/access_token',
    '/api/1/reserve/create',
  ]);
});
