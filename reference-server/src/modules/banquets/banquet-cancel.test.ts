import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  changeIiko,
  createBanquetPortal,
  failIiko,
  passIikoTime,
  planBanquet,
  readBanquet,
  sandboxReserves,
  banquetMessages,
  updateBanquet,
  waitForBanquet,
  type BanquetAnswer,
  sendReserve,
} from '../../../test/fixtures/restaurant/banquets.ts';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import type { TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});

afterEach(() => portal.stop());

const cancel = (id: number) => updateBanquet(portal, { id, status: 'canceled' });

/** Cancels, and does something as soon as the restaurant is being asked for it. */
async function cancelAnd(id: number, meanwhile: () => unknown): Promise<BanquetAnswer> {
  const canceled = cancel(id);
  await waitForBanquet(portal, id, { reserveState: 'canceling' });
  await meanwhile();
  return canceled;
}

it('a draft is canceled without the restaurant hearing of it, and is not sent after that', async () => {
  const { id } = await planBanquet(portal);
  expect((await cancel(id)).body.banquet?.attributes.status).toBe('canceled');
  expect(await sendReserve(portal, id)).toMatchObject({
    status: 409,
    body: { code: 'BANQUET_CANCELED' },
  });
  expect(await sandboxReserves(portal)).toEqual([]);
});

it('an accepted banquet is called off at the restaurant before it counts as canceled', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  const { status, body } = await cancel(id);
  expect(status).toBe(200);
  expect(body.banquet?.attributes).toMatchObject({ status: 'canceled', reserveState: 'canceled' });
  expect(await sandboxReserves(portal)).toMatchObject([
    { reserve: { cancelReason: 'ClientRefused' } },
  ]);
  expect((await sendReserve(portal, id)).status).toBe(409);
  expect((await banquetMessages(portal)).at(-1)).toEqual({
    change: 'canceled',
    status: 'canceled',
  });
});

it('a banquet that is still being sent is called off as soon as the restaurant has it', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  expect((await cancel(id)).status).toBe(200);
  await waitForBanquet(portal, id, { status: 'canceled' });
  expect(await sandboxReserves(portal)).toMatchObject([
    { reserve: { cancelReason: 'ClientRefused' } },
  ]);
});

it('a restaurant that takes its time is waited for, and nothing else can be done meanwhile', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  await changeIiko(portal, { commandSeconds: 600 });
  const { body } = await cancelAnd(id, () => passTime({ seconds: 5 }));
  expect(body.banquet?.attributes).toMatchObject({
    status: 'transferred',
    reserveState: 'canceling',
  });
  expect((await sendReserve(portal, id)).body.code).toBe('BANQUET_CANCELED');
  expect((await updateBanquet(portal, { id, title: 'Свадьба' })).body.code).toBe('BANQUET_SENT');
  await changeIiko(portal, { commandSeconds: 0 });
  passTime({ minutes: 1 });
  await waitForBanquet(portal, id, { status: 'canceled' });
});

it('a refusal to call it off is shown, and can be tried again', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
  await cancelAnd(id, () => passIikoTime(portal, 9));
  const refused = await waitForBanquet(portal, id, { reserveState: 'accepted' });
  expect(refused).toMatchObject({ status: 'transferred' });
  expect(refused.iikoError).toMatch(/timeout expired/);
  expect((await banquetMessages(portal)).at(-1)?.change).toBe('cancelRefused');

  await changeIiko(portal, { isPosOnline: true });
  await cancel(id);
  await waitForBanquet(portal, id, { status: 'canceled', iikoError: null });
});

it('iiko being away for a while does not lose the cancellation', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  await failIiko(portal, 'offline', -1);
  const { body } = await cancelAnd(id, () => passTime({ seconds: 5 }));
  expect(body.banquet?.attributes.reserveState).toBe('canceling');
  await failIiko(portal, 'error', 0);
  await eventually(async () => {
    // A try that was on its way fails later than this, and the next one waits for its turn anew.
    passTime({ minutes: 1 });
    const { status } = await readBanquet(portal, id);
    expect(status).toBe('canceled');
  });
  expect(await sandboxReserves(portal)).toMatchObject([
    { reserve: { cancelReason: 'ClientRefused' } },
  ]);
});
