import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  passIikoTime,
  changeIiko,
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxReserves,
  updateBanquet,
  waitForBanquet,
  sendReserve,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import type { TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});

afterEach(() => portal.stop());

it.each([
  ['timeout', 504, 'PROVIDER_TIMEOUT'],
  ['error', 502, 'PROVIDER_ERROR'],
  ['offline', 503, 'PROVIDER_UNAVAILABLE'],
  ['drop-after-commit', 503, 'PROVIDER_UNAVAILABLE'],
])(
  '%s while it is sent is said, and sending again makes no second reserve',
  async (problem, status, code) => {
    const { id } = await planBanquet(portal);
    await failIiko(portal, problem);
    const lost = await sendReserve(portal, id);
    expect(lost).toMatchObject({
      status,
      body: { success: false, code, error: `Ошибка при передаче банкета:${id}` },
    });
    expect(await readBanquet(portal, id)).toMatchObject({
      status: 'transferring',
      iikoError: `Ошибка при передаче банкета:${id}`,
    });
    expect((await sendReserve(portal, id)).status).toBe(200);
    const accepted = await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
    expect(await sandboxReserves(portal)).toMatchObject([
      { id: accepted.iikoReserveId, creationStatus: 'Success' },
    ]);
  },
);

it('a banquet whose sender was not answered goes on by itself, as one reserve', async () => {
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'drop-after-commit', 2);
  await updateBanquet(portal, { id, status: 'transferring' });
  const accepted = await waitForBanquet(portal, id, { status: 'transferred' });
  expect(await sandboxReserves(portal)).toMatchObject([{ id: accepted.iikoReserveId }]);
});

it('what iiko says of a refusal is shown and kept, and the banquet can be sent again', async () => {
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'error-text');
  const text = 'iiko не может ответить на этот запрос.';
  expect(await sendReserve(portal, id)).toMatchObject({ status: 502, body: { error: text } });
  expect(await readBanquet(portal, id)).toMatchObject({ status: 'failed', iikoError: text });
  expect((await sendReserve(portal, id)).status).toBe(200);
  await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
  expect(await sandboxReserves(portal)).toHaveLength(1);
});

it('too many requests are waited for as long as iiko says', async () => {
  await changeIiko(portal, { retryAfterSeconds: 1 });
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'rate-limit', 2);
  expect(await sendReserve(portal, id)).toMatchObject({
    status: 503,
    body: { retryAfterSeconds: 1 },
  });
  await waitForBanquet(portal, id, { status: 'transferred' });
  expect(await sandboxReserves(portal)).toHaveLength(1);
});

it('a till that is away refuses with its own words, and takes the banquet once it is back', async () => {
  await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
  const { id } = await planBanquet(portal);
  expect((await sendReserve(portal, id)).status).toBe(200);
  await passIikoTime(portal, 9);
  const refused = await waitForBanquet(portal, id, { status: 'failed', reserveState: 'refused' });
  expect(refused.iikoError).toMatch(/^Creation timeout expired/);

  await changeIiko(portal, { isPosOnline: true });
  await updateBanquet(portal, { id, status: 'transferring' });
  const accepted = await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
  expect(accepted.iikoReserveId).not.toBe(refused.iikoReserveId);
  expect((await sandboxReserves(portal)).map(({ creationStatus }) => creationStatus)).toEqual([
    'Error',
    'Success',
  ]);
});

it('a table that the restaurant has given away is its reason to refuse', async () => {
  const first = await planBanquet(portal);
  await sendReserve(portal, first.id);
  await waitForBanquet(portal, first.id, { status: 'transferred' });
  // Planned here as if the portal knew nothing of the first.
  await portal.prisma.banquet.update({ where: { id: first.id }, data: { status: 'canceled' } });
  const second = await planBanquet(portal);
  await sendReserve(portal, second.id);
  await waitForBanquet(portal, second.id, {
    status: 'failed',
    iikoError: 'Стол занят на это время.',
  });
});

it('nobody waits for a slow restaurant until it has answered', async () => {
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'slow', -1);
  const { status } = await sendReserve(portal, id);
  expect([200, 504]).toContain(status);
});

it('a hotel without a restaurant says so', async () => {
  const alone = await createBanquetPortal(() => null);
  try {
    const { id } = await planBanquet(alone);
    const answer = await sendReserve(alone, id);
    expect(answer).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect(await readBanquet(alone, id)).toMatchObject({ status: 'failed' });
    await updateBanquet(alone, { id, status: 'canceled' });
    expect(await readBanquet(alone, id)).toMatchObject({ status: 'canceled' });
  } finally {
    await alone.stop();
  }
});
