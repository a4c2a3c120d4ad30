import { afterEach, beforeEach, expect, it } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import {
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxReserves,
  sandboxTables,
  timedOut,
  updateBanquet,
  waitForBanquet,
  sendReserve,
  type BanquetPortal,
  refusedBanquet,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import { eventually } from '../../../../test/eventually.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';

let portal: BanquetPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});
afterEach(() => portal.stop());

const refusal = new RestaurantError('No', { kind: 'refused', failure: 'answered' });

it.each([
  ['is silent', null],
  ['does not say what became of it', refusal],
])(
  'a restaurant that %s for an hour is given up, and the same reserve can be sent again',
  async (_, why) => {
    portal.till.answerOf = () => null;
    portal.till.commandError = why;
    const { id } = await planBanquet(portal);
    await sendReserve(portal, id);
    passTime({ minutes: 61 });
    const failed = await waitForBanquet(portal, id, { status: 'failed' });
    expect(failed.iikoError).toContain('второго резерва не будет');

    portal.till.answerOf = (snapshot) => snapshot;
    await sendReserve(portal, id);
    const accepted = await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
    expect(accepted.iikoReserveId).toBe(failed.iikoReserveId);
    expect(await sandboxReserves(portal)).toHaveLength(1);
  },
);

it('a restaurant that cannot be reached for about an hour leaves the banquet to a person', async () => {
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'offline', -1);
  await updateBanquet(portal, { id, status: 'transferring' });
  const ours = { where: { channel: 'iiko' } };
  await eventually(async () => {
    const row = await portal.prisma.outbox.findFirstOrThrow({
      where: { channel: 'iiko', attempts: { gt: 0 } },
    });
    expect(row.lockedBy).toBeNull();
  });
  await portal.prisma.outbox.updateMany({
    ...ours,
    data: { attempts: 17, availableAt: new Date() },
  });
  const failed = await waitForBanquet(portal, id, { status: 'failed' });
  expect(failed.iikoError).toContain('второго резерва не будет');
  expect(await portal.prisma.outbox.count(ours)).toBe(0);

  await failIiko(portal, 'error', 0);
  expect((await sendReserve(portal, id)).status).toBe(200);
  await waitForBanquet(portal, id, { status: 'transferred', iikoReserveId: failed.iikoReserveId });
});

it('a reserve that was refused and then made after all is taken for what it is', async () => {
  const { id, iikoReserveId: first } = await refusedBanquet(portal);

  portal.till.answerOf = (snapshot) => snapshot;
  await sendReserve(portal, id);
  const accepted = await waitForBanquet(portal, id, { status: 'transferred' });
  expect(accepted.iikoReserveId).toBe(first);
  expect(await sandboxReserves(portal)).toHaveLength(1);
});

it('also where nobody sends it again', async () => {
  const { id, iikoReserveId: first } = await refusedBanquet(portal);

  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, {
    status: 'transferred',
    reserveState: 'accepted',
    iikoReserveId: first,
    iikoError: null,
  });
});

/** A banquet of which the till has refused two reserves. */
async function banquetRefusedTwice() {
  const { id, iikoReserveId: first } = await refusedBanquet(portal);
  await updateBanquet(portal, { id, tables: [sandboxTables[1]] });
  await sendReserve(portal, id);
  const second = await eventually(async () => {
    const { iikoReserveId, reserveState } = await readBanquet(portal, id);
    expect(reserveState).toBe('refused');
    expect(iikoReserveId).not.toBe(first);
    return iikoReserveId;
  });
  return { id, first, second };
}

it('also where another was refused since', async () => {
  const { id, first } = await banquetRefusedTwice();
  portal.till.answerOf = (snapshot) => (snapshot.id === first ? snapshot : timedOut(snapshot));
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred', iikoReserveId: first });
});

it('of two that were refused and then made after all, the older is called off', async () => {
  const { id, first, second } = await banquetRefusedTwice();
  portal.till.answerOf = (snapshot) => (snapshot.id === first ? snapshot : timedOut(snapshot));
  passTime({ minutes: 6 });
  await eventually(async () => {
    expect(await sandboxReserves(portal)).toMatchObject([
      { id: first, reserve: { cancelReason: 'ClientRefused' } },
      { id: second, reserve: { cancelReason: null } },
    ]);
  });
  await waitForBanquet(portal, id, { status: 'failed', iikoReserveId: second });

  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, {
    status: 'transferred',
    reserveState: 'accepted',
    iikoReserveId: second,
    iikoError: null,
  });
});

it('a reserve that never arrived is not waited for when its banquet is canceled', async () => {
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'offline', -1);
  await sendReserve(portal, id);
  await updateBanquet(portal, { id, status: 'canceled' });
  await failIiko(portal, 'error', 0);
  expect(await readBanquet(portal, id)).toMatchObject({ reserveState: 'canceling' });
  passTime({ minutes: 2 });
  await waitForBanquet(portal, id, { status: 'canceled' });
  expect(await sandboxReserves(portal)).toEqual([]);
});
