import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBanqueting, type Banqueting } from '../../../test/banqueting.ts';

let house: Banqueting;

beforeEach(async () => {
  house = await startBanqueting();
});

afterEach(() => house.stop());

const send = (id: number) => house.call('/api/iiko/create_reserve', { banquet: { id } });
const cancel = (id: number) => house.update({ id, status: 'canceled' });

it('a draft is canceled without the restaurant hearing of it, and is not sent after that', async () => {
  const { id } = await house.plan();
  expect((await cancel(id)).body.banquet?.attributes.status).toBe('canceled');
  expect(await send(id)).toMatchObject({ status: 409, body: { code: 'BANQUET_CANCELED' } });
  expect(await house.reserves()).toEqual([]);
});

it('an accepted banquet is called off at the restaurant before it counts as canceled', async () => {
  const { id } = await house.plan();
  await send(id);
  await house.becomes(id, { status: 'transferred' });
  const { status, body } = await cancel(id);
  expect(status).toBe(200);
  expect(body.banquet?.attributes).toMatchObject({ status: 'canceled', reserveState: 'canceled' });
  expect(await house.reserves()).toMatchObject([{ reserve: { cancelReason: 'ClientRefused' } }]);
  expect((await send(id)).status).toBe(409);
  expect((await house.told()).at(-1)).toEqual({ change: 'canceled', status: 'canceled' });
});

it('a banquet that is still being sent is called off as soon as the restaurant has it', async () => {
  const { id } = await house.plan();
  await send(id);
  expect((await cancel(id)).status).toBe(200);
  await house.becomes(id, { status: 'canceled' });
  expect(await house.reserves()).toMatchObject([{ reserve: { cancelReason: 'ClientRefused' } }]);
});

it('a restaurant that takes its time is waited for, and nothing else can be done meanwhile', async () => {
  const { id } = await house.plan();
  await send(id);
  await house.becomes(id, { status: 'transferred' });
  await house.behave({ commandSeconds: 7 });
  const { body } = await cancel(id);
  expect(body.banquet?.attributes).toMatchObject({
    status: 'transferred',
    reserveState: 'canceling',
  });
  expect((await send(id)).body.code).toBe('BANQUET_CANCELED');
  expect((await house.update({ id, title: 'Свадьба' })).body.code).toBe('BANQUET_SENT');
  await house.becomes(id, { status: 'canceled' });
});

it('a refusal to call it off is shown, and can be tried again', async () => {
  const { id } = await house.plan();
  await send(id);
  await house.becomes(id, { status: 'transferred' });
  await house.behave({ isPosOnline: false, commandSeconds: 0 });
  await cancel(id);
  const refused = await house.becomes(id, { reserveState: 'accepted' });
  expect(refused).toMatchObject({ status: 'transferred' });
  expect(refused.iikoError).toMatch(/timeout expired/);
  expect((await house.told()).at(-1)?.change).toBe('cancelRefused');

  await house.behave({ isPosOnline: true });
  await cancel(id);
  await house.becomes(id, { status: 'canceled', iikoError: null });
});

it('iiko being away for a while does not lose the cancellation', async () => {
  const { id } = await house.plan();
  await send(id);
  await house.becomes(id, { status: 'transferred' });
  await house.fault('offline', -1);
  const { body } = await cancel(id);
  expect(body.banquet?.attributes.reserveState).toBe('canceling');
  await house.fault('error', 0);
  await house.becomes(id, { status: 'canceled' });
  expect(await house.reserves()).toMatchObject([{ reserve: { cancelReason: 'ClientRefused' } }]);
});
