import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectLike } from '../../testing/expect-like.ts';
import { createIikoClient } from '../../testing/iiko-client.ts';
import { createdReserveSample, errorSample } from '../../testing/iiko-samples.ts';
import { control, startTestSandbox, temporaryFolder } from '../../testing/test-sandbox.ts';
import { iikoTime } from '../iiko-time.ts';
import { organizations, sections } from '../venue/venue.ts';

const organizationId = organizations[0].id;
const [hall] = sections;
const day = 24 * 60 * 60 * 1000;

function reserve(changes: object = {}) {
  return {
    organizationId,
    terminalGroupId: hall!.terminalGroupId,
    id: randomUUID(),
    customer: { type: 'regular', name: 'Anna' },
    phone: '+79990000000',
    durationInMinutes: 120,
    shouldRemind: true,
    tableIds: [hall!.tables[0]!.id],
    estimatedStartTime: iikoTime(new Date(Date.now() + 2 * day)),
    guests: { count: 2 },
    comment: 'room 305',
    ...changes,
  };
}

async function openRestaurant(options: { dataDir?: string } = {}) {
  const sandbox = await startTestSandbox(options);
  const { call } = createIikoClient(sandbox);
  const advance = (advanceSeconds: number) => control(sandbox, 'POST', 'clock', { advanceSeconds });
  const stateOf = async (correlationId: unknown) =>
    (await call('1/commands/status', { organizationId, correlationId })).body;
  const statusOf = async (id: string) =>
    (await call('1/reserve/status_by_id', { organizationId, reserveIds: [id] })).body['reserves'];
  return { sandbox, call, advance, stateOf, statusOf };
}

test('a reserve is taken at once and accepted by the terminal a little later', async () => {
  const { sandbox, call, advance, stateOf, statusOf } = await openRestaurant();
  await control(sandbox, 'PUT', 'iiko/settings', { commandSeconds: 300 });
  const order = reserve();
  const { status, body } = await call('1/reserve/create', order);
  expect(status).toBe(200);
  expectLike(body, createdReserveSample);
  expect(body).toMatchObject({ reserveInfo: { id: order.id, creationStatus: 'InProgress' } });
  expect(await stateOf(body['correlationId'])).toEqual({ state: 'InProgress' });

  await advance(301);
  expect(await stateOf(body['correlationId'])).toEqual({ state: 'Success' });
  expect(await statusOf(order.id)).toMatchObject([
    {
      id: order.id,
      creationStatus: 'Success',
      errorInfo: null,
      reserve: { status: 'New', guestsCount: 2, tableIds: order.tableIds, phone: '+79990000000' },
    },
  ]);
  const { body: seen } = await control(sandbox, 'GET', 'iiko/reserves');
  expect(seen).toMatchObject([{ id: order.id, creationStatus: 'Success', request: order }]);
});

test('the same id again makes no second reserve and leaves the first as it is', async () => {
  const { sandbox, call, advance, statusOf } = await openRestaurant();
  const order = reserve();
  await call('1/reserve/create', order);
  await advance(2);
  const { body } = await call('1/reserve/create', order);
  expect(body).toMatchObject({
    reserveInfo: { creationStatus: 'Error', errorInfo: { code: 'DuplicatedReserveId' } },
  });
  expect(await statusOf(order.id)).toMatchObject([{ creationStatus: 'Success' }]);
  expect((await control(sandbox, 'GET', 'iiko/reserves')).body).toHaveLength(1);
});

test('a terminal that is offline lets the reserve time out', async () => {
  const { sandbox, call, advance, stateOf, statusOf } = await openRestaurant();
  await control(sandbox, 'PUT', 'iiko/settings', { isPosOnline: false });
  const order = reserve();
  const { body } = await call('1/reserve/create', order);
  expect(await stateOf(body['correlationId'])).toEqual({ state: 'InProgress' });
  await advance(9);
  const errorReason =
    'Creation timeout expired, order automatically transited to error creation status';
  expect(await stateOf(body['correlationId'])).toMatchObject({ state: 'Error', errorReason });
  expect(await statusOf(order.id)).toMatchObject([
    { creationStatus: 'Error', errorInfo: { code: 'Common', message: errorReason }, reserve: null },
  ]);
});

test('a table is given once for a time, and again after it', async () => {
  const { call, advance, statusOf } = await openRestaurant();
  const first = reserve();
  const same = reserve();
  const later = reserve({ estimatedStartTime: iikoTime(new Date(Date.now() + 3 * day)) });
  for (const order of [first, same, later]) {
    await call('1/reserve/create', order);
    await advance(2);
    await call('1/organizations');
  }
  expect(await statusOf(first.id)).toMatchObject([{ creationStatus: 'Success' }]);
  expect(await statusOf(same.id)).toMatchObject([{ errorInfo: { code: 'EntityAlreadyInUse' } }]);
  expect(await statusOf(later.id)).toMatchObject([{ creationStatus: 'Success' }]);
  const { body } = await call('1/reserve/restaurant_sections_workload', {
    restaurantSectionIds: [hall!.id],
    dateFrom: iikoTime(new Date()),
  });
  expect(body).toMatchObject({ reserves: [{ id: first.id }, { id: later.id }] });
});

test('a canceled reserve is known by its reason, and is not canceled twice', async () => {
  const { call, advance, stateOf, statusOf } = await openRestaurant();
  const order = reserve();
  await call('1/reserve/create', order);
  await advance(2);
  const cancel = { organizationId, reserveId: order.id, cancelReason: 'ClientRefused' };
  const { body } = await call('1/reserve/cancel', cancel);
  await advance(2);
  expect(await stateOf(body['correlationId'])).toEqual({ state: 'Success' });
  expect(await statusOf(order.id)).toMatchObject([{ reserve: { cancelReason: 'ClientRefused' } }]);

  const again = await call('1/reserve/cancel', cancel);
  await advance(2);
  expect(await stateOf(again.body['correlationId'])).toMatchObject({ state: 'Error' });
});

test('a command is not tracked for ever', async () => {
  const { sandbox, call, advance } = await openRestaurant();
  const { body } = await call('1/reserve/create', reserve());
  const { correlationId } = body;
  await advance(3500);
  const status = () => call('1/commands/status', { organizationId, correlationId });
  expect((await status()).status).toBe(200);
  await control(sandbox, 'PUT', 'iiko/settings', { tokenLifetimeSeconds: 9000 });
  const { call: callLater } = createIikoClient(sandbox);
  await callLater('1/organizations');
  await advance(101);
  const late = await callLater('1/commands/status', { organizationId, correlationId });
  expect(late.status).toBe(410);
});

test('a command nobody knows is gone', async () => {
  const { call } = await openRestaurant();
  const answer = await call('1/commands/status', { organizationId, correlationId: randomUUID() });
  expect(answer.status).toBe(410);
  expectLike(answer.body, errorSample);
});

test.each([
  [{ phone: '89990000000' }, 'Validation_IncorrectPhone'],
  [{ tableIds: [] }, 'Validation_Error'],
  [{ tableIds: [randomUUID()] }, null],
  [{ estimatedStartTime: '2026-08-01T19:00:00Z' }, 'Validation_Error'],
  [{ estimatedStartTime: iikoTime(new Date(Date.now() + 91 * day)) }, null],
  [{ customer: { type: 'regular', name: 'A'.repeat(61) } }, 'Validation_Error'],
])('refuses a reserve with %j', async (wrong, code) => {
  const { sandbox, call } = await openRestaurant();
  const { status, body } = await call('1/reserve/create', reserve(wrong));
  expect(status).toBe(400);
  expect(body).toMatchObject({ errorDescription: expect.any(String), error: code });
  expect((await control(sandbox, 'GET', 'iiko/reserves')).body).toEqual([]);
});

test('what was answered is there after the next start', async () => {
  const dataDir = await temporaryFolder();
  const first = await openRestaurant({ dataDir });
  const order = reserve();
  await first.call('1/reserve/create', order);
  const second = await openRestaurant({ dataDir });
  await second.advance(2);
  expect(await second.statusOf(order.id)).toMatchObject([{ creationStatus: 'Success' }]);
});
