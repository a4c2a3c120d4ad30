import { fetchAlerts } from '@portal/domain/alerts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import {
  callBanquets,
  changeIiko,
  createBanquetPortal,
  failIiko,
  passIikoTime,
  planBanquet,
  planBanquetAs,
  sandboxTables,
  timedOut,
  updateBanquet,
  waitForBanquet,
  sendReserve,
  type BanquetPortal,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import { createTestPortal } from '../../../../test/portal.ts';

let portal: BanquetPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});
afterEach(() => portal.stop());

const refusal = 'iiko не может ответить на этот запрос.';
const cancel = (id: number) => updateBanquet(portal, { id, status: 'canceled' });

/** Alerts from the first on. */
async function alerts() {
  const rows = await portal.prisma.alert.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ kind, about, count, params, resolvedBy }) => ({
    ...{ kind, about, count, params, resolvedBy },
  }));
}

/** What the chat of staff is about to be told. */
async function sent(): Promise<string[]> {
  const rows = await portal.prisma.outbox.findMany({
    where: { channel: 'telegram' },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ payload }) => (payload as { notice: { text: string } }).notice.text);
}

const alertOf = (id: number, error: string | RegExp) => ({
  kind: 'reserve-failed',
  about: { type: 'banquet', id },
  count: 1,
  params: {
    banquet: id,
    // 16:00 UTC in Moscow.
    time: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, 19:00$/) as string,
    error: expect.stringMatching(error) as string,
  },
  resolvedBy: null,
});

/** A banquet that the restaurant has, and whose till is away. */
async function acceptedBanquet(): Promise<number> {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
  return id;
}

/** Calls it off, which the till that is away does not do in its time. */
async function cancelInVain(id: number): Promise<void> {
  const canceled = cancel(id);
  await waitForBanquet(portal, id, { reserveState: 'canceling' });
  await passIikoTime(portal, 9);
  await canceled;
  await waitForBanquet(portal, id, { status: 'transferred', reserveState: 'accepted' });
}

describe('a reserve that the restaurant refuses is an alert', () => {
  it('which ends when it is sent again, and is another one when that is refused too', async () => {
    const { id } = await planBanquet(portal);
    await failIiko(portal, 'error-text', 2);
    await sendReserve(portal, id);
    expect(await alerts()).toEqual([alertOf(id, refusal)]);
    expect(await sent()).toEqual([expect.stringContaining(refusal)]);

    await sendReserve(portal, id);
    expect(await alerts()).toEqual([
      { ...alertOf(id, refusal), resolvedBy: 'system' },
      alertOf(id, refusal),
    ]);
    expect((await sendReserve(portal, id)).status).toBe(200);
    await waitForBanquet(portal, id, { status: 'transferred' });
    expect((await alerts()).map(({ resolvedBy }) => resolvedBy)).toEqual(['system', 'system']);
    expect((await sent()).filter((text) => text.includes(refusal))).toHaveLength(2);
    expect((await sent()).at(-1)).toMatch(`Банкет #${id}`);
  });

  it('with the words of its till, one for each banquet', async () => {
    await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
    const first = await planBanquet(portal);
    await sendReserve(portal, first.id);
    await passIikoTime(portal, 9);
    await waitForBanquet(portal, first.id, { status: 'failed', reserveState: 'refused' });
    expect(await alerts()).toEqual([alertOf(first.id, /^Creation timeout expired/)]);

    await failIiko(portal, 'error-text');
    const second = await planBanquet(portal, { tables: [sandboxTables[1]] });
    await sendReserve(portal, second.id);
    expect(await alerts()).toMatchObject([
      alertOf(first.id, /^Creation/),
      alertOf(second.id, refusal),
    ]);
  });

  it('which ends when the banquet is changed and sent again', async () => {
    const { id } = await planBanquet(portal);
    await failIiko(portal, 'error-text');
    await sendReserve(portal, id);
    await updateBanquet(portal, { id, guestsCount: 3 });
    expect(await alerts()).toMatchObject([{ resolvedBy: null }]);
    await updateBanquet(portal, { id, status: 'transferring' });
    expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }]);
    await waitForBanquet(portal, id, { status: 'transferred' });
    expect(await alerts()).toHaveLength(1);
  });

  it('which ends when the banquet is canceled', async () => {
    const { id } = await planBanquet(portal);
    await failIiko(portal, 'error-text');
    await sendReserve(portal, id);
    // Nobody there knows it after a minute: it has not arrived.
    passTime({ minutes: 2 });
    await cancel(id);
    await waitForBanquet(portal, id, { status: 'canceled' });
    expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }]);
  });

  it('and is ticked off for good', async () => {
    const { id } = await planBanquet(portal);
    await failIiko(portal, 'error-text');
    await sendReserve(portal, id);
    await portal.prisma.alert.updateMany({
      data: { resolvedAt: new Date(), resolvedBy: 'banquet_banquet' },
    });
    await sendReserve(portal, id);
    await waitForBanquet(portal, id, { status: 'transferred' });
    expect(await alerts()).toMatchObject([{ resolvedBy: 'banquet_banquet' }]);
    expect(await sent()).toHaveLength(1);
  });
});

it('a restaurant that does not answer in time is an alert, and one that is merely slow is none', async () => {
  portal.till.answerOf = () => null;
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'timeout');
  expect((await sendReserve(portal, id)).status).toBe(504);
  expect((await sendReserve(portal, id)).status).toBe(200);
  expect(await alerts()).toEqual([]);
  passTime({ minutes: 61 });
  await waitForBanquet(portal, id, { status: 'failed' });
  expect(await alerts()).toEqual([alertOf(id, 'не ответил')]);
});

describe('a refusal to call a reserve off is an alert', () => {
  it('which ends when it is called off after all, and is another one when it is refused again', async () => {
    const id = await acceptedBanquet();
    await cancelInVain(id);
    const refused = alertOf(id, /^Ресторан не отменил резерв: .*timeout expired/);
    expect(await alerts()).toEqual([refused]);
    await cancelInVain(id);
    expect(await alerts()).toEqual([{ ...refused, resolvedBy: 'system' }, refused]);

    await changeIiko(portal, { isPosOnline: true });
    await cancel(id);
    await waitForBanquet(portal, id, { status: 'canceled' });
    expect((await alerts()).map(({ resolvedBy }) => resolvedBy)).toEqual(['system', 'system']);
  });

  it('one however often a till that made it after all refuses, and ends when it is gone', async () => {
    const { id } = await planBanquet(portal);
    await sendReserve(portal, id);
    await waitForBanquet(portal, id, { status: 'transferred' });
    portal.till.answerOf = timedOut;
    await cancel(id);
    await waitForBanquet(portal, id, { status: 'canceled' });
    await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
    portal.till.answerOf = (snapshot) => snapshot;
    for (const count of [1, 2]) {
      passTime({ minutes: 6 });
      await eventually(async () => {
        await passIikoTime(portal, 9);
        expect(await alerts()).toMatchObject([{ count, resolvedBy: null }]);
      });
    }
    expect(await sent()).toHaveLength(1);

    await changeIiko(portal, { isPosOnline: true });
    passTime({ minutes: 6 });
    await eventually(async () => {
      expect(await alerts()).toMatchObject([{ resolvedBy: 'system' }]);
    });
    expect((await sent()).slice(1)).toEqual([expect.stringContaining(`Банкет #${id}`)]);
  });
});

it('stands in the console of the banquet desk and of admins without any chat of staff', async () => {
  const house = await createTestPortal({ providers: { staffChat: null } });
  onTestFinished(() => house.stop());
  const { client } = await house.staff('banquet');
  const others = [await house.staff('admin'), await house.staff('moderator')];
  const { id } = await planBanquetAs(client, 0);
  await failIiko(house, 'error-text', -1);
  await callBanquets(house, '/api/iiko/create_reserve', { banquet: { id } }, 'banquet');
  const seenBy = async (reader: typeof client) =>
    (await reader.call(fetchAlerts, { body: {} })).body.alerts.data
      .filter(({ attributes }) => attributes.kind === 'reserve-failed')
      .map(({ attributes }) => attributes.about);
  const about = { type: 'banquet', id };
  await eventually(async () => expect(await seenBy(client)).toEqual([about]));
  expect(await Promise.all(others.map((each) => seenBy(each.client)))).toEqual([[about], []]);
});
