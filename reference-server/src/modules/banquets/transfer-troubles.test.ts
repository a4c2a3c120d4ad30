import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBanqueting, type Banqueting } from '../../../test/banqueting.ts';

let house: Banqueting;

beforeEach(async () => {
  house = await startBanqueting();
});

afterEach(() => house.stop());

const send = (id: number) => house.call('/api/iiko/create_reserve', { banquet: { id } });

it.each([
  ['timeout', 504, 'PROVIDER_TIMEOUT'],
  ['error', 502, 'PROVIDER_ERROR'],
  ['offline', 503, 'PROVIDER_UNAVAILABLE'],
  ['drop-after-commit', 503, 'PROVIDER_UNAVAILABLE'],
])(
  '%s while it is sent is said, and sending again makes no second reserve',
  async (fault, status, code) => {
    const { id } = await house.plan();
    await house.fault(fault);
    const lost = await send(id);
    expect(lost).toMatchObject({
      status,
      body: { success: false, code, error: `Ошибка при передаче банкета:${id}` },
    });
    expect(await house.find(id)).toMatchObject({
      status: 'transferring',
      iikoError: `Ошибка при передаче банкета:${id}`,
    });
    expect((await send(id)).status).toBe(200);
    const accepted = await house.becomes(id, { status: 'transferred', iikoError: null });
    expect(await house.reserves()).toMatchObject([
      { id: accepted.iikoReserveId, creationStatus: 'Success' },
    ]);
  },
);

it('a banquet whose sender was not answered goes on by itself, as one reserve', async () => {
  const { id } = await house.plan();
  await house.fault('drop-after-commit', 2);
  await house.update({ id, status: 'transferring' });
  const accepted = await house.becomes(id, { status: 'transferred' });
  expect(await house.reserves()).toMatchObject([{ id: accepted.iikoReserveId }]);
});

it('what iiko says of a refusal is shown and kept, and the banquet can be sent again', async () => {
  const { id } = await house.plan();
  await house.fault('error-text');
  const text = 'iiko не может ответить на этот запрос.';
  expect(await send(id)).toMatchObject({ status: 502, body: { error: text } });
  expect(await house.find(id)).toMatchObject({ status: 'failed', iikoError: text });
  expect((await send(id)).status).toBe(200);
  await house.becomes(id, { status: 'transferred', iikoError: null });
  expect(await house.reserves()).toHaveLength(1);
});

it('too many requests are waited for as long as iiko says', async () => {
  await house.behave({ retryAfterSeconds: 1 });
  const { id } = await house.plan();
  await house.fault('rate-limit', 2);
  expect(await send(id)).toMatchObject({ status: 503, body: { retryAfterSeconds: 1 } });
  await house.becomes(id, { status: 'transferred' });
  expect(await house.reserves()).toHaveLength(1);
});

it('a till that is away refuses with its own words, and takes the banquet once it is back', async () => {
  await house.behave({ isPosOnline: false, commandSeconds: 0 });
  const { id } = await house.plan();
  expect((await send(id)).status).toBe(200);
  const refused = await house.becomes(id, { status: 'failed', reserveState: 'refused' });
  expect(refused.iikoError).toMatch(/^Creation timeout expired/);

  await house.behave({ isPosOnline: true });
  await house.update({ id, status: 'transferring' });
  const accepted = await house.becomes(id, { status: 'transferred', iikoError: null });
  expect(accepted.iikoReserveId).not.toBe(refused.iikoReserveId);
  expect((await house.reserves()).map(({ creationStatus }) => creationStatus)).toEqual([
    'Error',
    'Success',
  ]);
});

it('a table that the restaurant has given away is its reason to refuse', async () => {
  const first = await house.plan();
  await send(first.id);
  await house.becomes(first.id, { status: 'transferred' });
  // Planned here as if the portal knew nothing of the first.
  await house.prisma.banquet.update({ where: { id: first.id }, data: { status: 'canceled' } });
  const second = await house.plan();
  await send(second.id);
  await house.becomes(second.id, { status: 'failed', iikoError: 'Стол занят на это время.' });
});

it('nobody waits longer than six seconds for a slow restaurant', async () => {
  const { id } = await house.plan();
  await house.fault('slow', -1);
  const started = performance.now();
  const { status } = await send(id);
  expect([200, 504]).toContain(status);
  expect(performance.now() - started).toBeLessThan(6_000);
});

it('a hotel without a restaurant says so', async () => {
  const alone = await startBanqueting({ reserves: () => null });
  try {
    const { id } = await alone.plan();
    const answer = await alone.call('/api/iiko/create_reserve', { banquet: { id } });
    expect(answer).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect(await alone.find(id)).toMatchObject({ status: 'failed' });
    await alone.update({ id, status: 'canceled' });
    expect(await alone.find(id)).toMatchObject({ status: 'canceled' });
  } finally {
    await alone.stop();
  }
});
