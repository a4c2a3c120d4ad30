import { expect, it, vi } from 'vitest';
import {
  createBanquetPortal,
  failIiko,
  sandboxHall,
  sandboxTables,
  tomorrowAt,
  waitForBanquet,
  type BanquetAnswer,
} from '../../../test/fixtures/restaurant/banquets.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createBanquetPortal());

const send = (path: string, banquet: object, key: string): Promise<BanquetAnswer> =>
  portal.call<NonNullable<BanquetAnswer['body']>>(
    'banquet',
    path,
    { banquet },
    { 'idempotency-key': key },
  );

const planned = (hours: number) => ({
  title: 'Юбилей',
  customerName: 'Анна Лебедева',
  phone: '+7 (921) 000-00-01',
  guestsCount: 4,
  startsAt: tomorrowAt(hours),
  durationInMinutes: 60,
  section: sandboxHall,
  tables: [sandboxTables[0]],
});
const create = (hours: number, key: string) =>
  send('/api/admin/banquet/create', planned(hours), key);

it('a banquet planned again under its key is the same one, and does not take its own table', async () => {
  const first = await create(6, 'plan-1');
  expect(first.status).toBe(201);
  expect(await create(6, 'plan-1')).toEqual(first);
  expect((await create(6, 'plan-2')).body.code).toBe('TABLE_TAKEN');
});

it('a double click plans one banquet', async () => {
  const clicks = await Promise.all([create(8, 'click'), create(8, 'click')]);
  expect(clicks.map(({ status }) => status)).toEqual([201, 201]);
  expect(clicks[0].body).toEqual(clicks[1].body);
});

it('the answer is kept in the transaction that plans', async () => {
  const afterwards = vi
    .spyOn(portal.prisma.idempotencyKey, 'updateMany')
    .mockRejectedValue(new Error('killed'));
  const first = await create(10, 'killed');
  afterwards.mockRestore();
  expect(first.status).toBe(201);
  expect(await create(10, 'killed')).toEqual(first);
});

it('a change sent again under its key does not find that it is itself the newer version', async () => {
  const { body } = await create(12, 'plan-3');
  const { id, attributes } = body.banquet!;
  const edit = { id, version: attributes.version, title: 'Свадьба' };
  const change = () => send('/api/admin/banquet/update', edit, 'change-1');
  const first = await change();
  expect(first.status).toBe(200);
  expect(await change()).toEqual(first);
});

it('a reserve asked for again under its key is answered alike', async () => {
  const { body } = await create(14, 'plan-4');
  const reserve = () => send('/api/iiko/create_reserve', { id: body.banquet!.id }, 'reserve-1');
  const first = await reserve();
  expect(first.status).toBe(200);
  await waitForBanquet(portal, body.banquet!.id, { status: 'transferred' });
  expect(await reserve()).toEqual(first);
});

it('a restaurant that cannot be reached is not kept under the key', async () => {
  const { body } = await create(16, 'plan-5');
  const { id } = body.banquet!;
  const reserve = () => send('/api/iiko/create_reserve', { id }, 'reserve-2');
  await failIiko(portal, 'offline', -1);
  expect((await reserve()).status).toBe(503);
  await failIiko(portal, 'error', 0);
  expect((await reserve()).status).toBe(200);
});
