import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  changeIiko,
  createBanquetPortal,
  planBanquet,
  readBanquet,
  sandboxReserves,
  sandboxTables,
  timedOut,
  banquetMessages,
  updateBanquet,
  waitForBanquet,
  sendReserve,
  type BanquetPortal,
  refusedBanquet,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';

let portal: BanquetPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});
afterEach(() => portal.stop());

const calledOff = () =>
  eventually(async () => {
    expect(await sandboxReserves(portal)).toMatchObject([
      { reserve: { cancelReason: 'ClientRefused' } },
    ]);
  });

it('a till that was away and makes the reserve after its banquet was called off does not keep it', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  portal.till.answerOf = timedOut;
  await updateBanquet(portal, { id, status: 'canceled' });
  await waitForBanquet(portal, id, { status: 'canceled' });

  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await calledOff();
  await waitForBanquet(portal, id, {
    status: 'canceled',
    reserveState: 'canceled',
    iikoError: null,
  });
});

it('nor one of which nothing was known for a minute', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  portal.till.answerOf = () => null;
  await updateBanquet(portal, { id, status: 'canceled' });
  passTime({ minutes: 2 });
  await waitForBanquet(portal, id, { status: 'canceled' });

  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await calledOff();
});

it('nor one that was refused before the banquet was called off', async () => {
  const { id } = await refusedBanquet(portal);
  await updateBanquet(portal, { id, status: 'canceled' });
  await waitForBanquet(portal, id, { status: 'canceled' });

  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await calledOff();
});

it.each(['transferred', 'canceled'] as const)(
  'nor one that was refused before another was sent in its place, where the banquet is %s',
  async (status) => {
    const { id, iikoReserveId: first } = await refusedBanquet(portal);
    portal.till.answerOf = (snapshot) => (snapshot.id === first ? timedOut(snapshot) : snapshot);
    await updateBanquet(portal, { id, tables: [sandboxTables[1]] });
    await sendReserve(portal, id);
    await waitForBanquet(portal, id, { status: 'transferred', reserveState: 'accepted' });
    if (status === 'canceled') await updateBanquet(portal, { id, status });
    await waitForBanquet(portal, id, { status });

    portal.till.answerOf = (snapshot) => snapshot;
    passTime({ minutes: 6 });
    await eventually(async () => {
      const [old, ...others] = await sandboxReserves(portal);
      expect(old).toMatchObject({ id: first, reserve: { cancelReason: 'ClientRefused' } });
      const cancelReason = status === 'canceled' ? 'ClientRefused' : null;
      expect(others).toMatchObject([{ reserve: { cancelReason } }]);
    });
    await waitForBanquet(portal, id, { status, iikoError: null });
    passTime({ minutes: 6 });
    const isWatched = { id: String(first), nextCheckAt: { not: null } };
    await eventually(async () => {
      expect(await portal.prisma.banquetReserve.count({ where: isWatched })).toBe(0);
    });
  },
);

it('a till that does not call it off then is asked again, and the banquet says so', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  portal.till.answerOf = timedOut;
  await updateBanquet(portal, { id, status: 'canceled' });
  await waitForBanquet(portal, id, { status: 'canceled' });

  await eventually(async () => {
    expect(await sandboxReserves(portal)).toMatchObject([{ creationStatus: 'Success' }]);
  });
  await changeIiko(portal, { isPosOnline: false, commandSeconds: 0 });
  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  const refused = await eventually(async () => {
    const found = await readBanquet(portal, id);
    expect(found.iikoError).toMatch(/timeout expired/);
    return found;
  });
  expect(refused.status).toBe('canceled');
  expect((await banquetMessages(portal)).at(-1)).toEqual({
    change: 'cancelRefused',
    status: 'canceled',
  });

  await changeIiko(portal, { isPosOnline: true });
  passTime({ minutes: 6 });
  await eventually(async () => {
    expect(await readBanquet(portal, id)).toMatchObject({
      reserveState: 'canceled',
      iikoError: null,
    });
  });
  await calledOff();
});

it('a reserve that the restaurant has called off is not looked at again, nor one whose day is over', async () => {
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred' });
  await updateBanquet(portal, { id, status: 'canceled' });
  await waitForBanquet(portal, id, { status: 'canceled' });
  const { id: other } = await planBanquet(portal, {
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await sendReserve(portal, other);
  portal.till.answerOf = timedOut;
  await updateBanquet(portal, { id: other, status: 'canceled' });
  await waitForBanquet(portal, other, { status: 'canceled' });
  passTime({ minutes: 10 * 60 });
  const before = portal.till.checkCount;
  const { id: later } = await planBanquet(portal, {
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  portal.till.answerOf = (snapshot) => snapshot;
  await sendReserve(portal, later);
  await waitForBanquet(portal, later, { status: 'transferred' });
  const { prisma } = portal;
  const watched = await prisma.banquetReserve.count({
    where: { state: 'canceled', nextCheckAt: { gt: new Date() } },
  });
  expect(watched).toBe(0);
  expect(portal.till.checkCount - before).toBeLessThan(20);
});
