import { afterEach, expect, it } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import {
  callBanquets,
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxReserves,
  sandboxTables,
  timedOut,
  updateBanquet,
  waitForBanquet,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import { eventually } from '../../../../test/eventually.ts';
import type { TestPortal } from '../../../../test/portal.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { ReserveSnapshot, RestaurantReserves } from '../../../ports/restaurant-reserves.ts';

let portal: TestPortal;
/** What the restaurant answers of a reserve, where that is not what it has. */
let answerOf: (snapshot: ReserveSnapshot) => ReserveSnapshot | null;
/** Why it does not say what became of a command; null: it says. */
let commandError: RestaurantError | null;

async function openHouse(): Promise<void> {
  answerOf = (snapshot) => snapshot;
  commandError = null;
  const watched = (real: RestaurantReserves): RestaurantReserves => ({
    ...real,
    async commandStatus(...question) {
      if (commandError) throw commandError;
      return real.commandStatus(...question);
    },
    reserveStatus: async (...question) =>
      (await real.reserveStatus(...question)).flatMap((snapshot) => answerOf(snapshot) ?? []),
  });
  portal = await createBanquetPortal(watched);
}

const refusal = new RestaurantError('No', { kind: 'refused', failure: 'answered' });

afterEach(() => portal.stop());

const send = (id: number) => callBanquets(portal, '/api/iiko/create_reserve', { banquet: { id } });
it.each([
  ['is silent', null],
  ['does not say what became of it', refusal],
])(
  'a restaurant that %s for an hour is given up, and the same reserve can be sent again',
  async (_, why) => {
    await openHouse();
    answerOf = () => null;
    commandError = why;
    const { id } = await planBanquet(portal);
    await send(id);
    passTime({ minutes: 61 });
    const failed = await waitForBanquet(portal, id, { status: 'failed' });
    expect(failed.iikoError).toContain('второго резерва не будет');

    answerOf = (snapshot) => snapshot;
    await send(id);
    const accepted = await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
    expect(accepted.iikoReserveId).toBe(failed.iikoReserveId);
    expect(await sandboxReserves(portal)).toHaveLength(1);
  },
);

it('a restaurant that cannot be reached for about an hour leaves the banquet to a person', async () => {
  await openHouse();
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
  expect((await send(id)).status).toBe(200);
  await waitForBanquet(portal, id, { status: 'transferred', iikoReserveId: failed.iikoReserveId });
});

it('a reserve that was refused and then made after all is taken for what it is', async () => {
  await openHouse();
  const { id } = await planBanquet(portal);
  answerOf = timedOut;
  await send(id);
  const refused = await waitForBanquet(portal, id, { status: 'failed', reserveState: 'refused' });

  answerOf = (snapshot) => snapshot;
  await send(id);
  const accepted = await waitForBanquet(portal, id, { status: 'transferred' });
  expect(accepted.iikoReserveId).toBe(refused.iikoReserveId);
  expect(await sandboxReserves(portal)).toHaveLength(1);
});

it('also where nobody sends it again', async () => {
  await openHouse();
  const { id } = await planBanquet(portal);
  answerOf = timedOut;
  await send(id);
  const refused = await waitForBanquet(portal, id, { status: 'failed', reserveState: 'refused' });

  answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, {
    status: 'transferred',
    reserveState: 'accepted',
    iikoReserveId: refused.iikoReserveId,
    iikoError: null,
  });
});

it('also where another was refused since', async () => {
  await openHouse();
  const { id } = await planBanquet(portal);
  answerOf = timedOut;
  await send(id);
  const { iikoReserveId: first } = await waitForBanquet(portal, id, { reserveState: 'refused' });
  await updateBanquet(portal, { id, tables: [sandboxTables[1]] });
  await send(id);
  await eventually(async () => {
    const { iikoReserveId, reserveState } = await readBanquet(portal, id);
    expect(reserveState).toBe('refused');
    expect(iikoReserveId).not.toBe(first);
  });

  answerOf = (snapshot) => (snapshot.id === first ? snapshot : timedOut(snapshot));
  await send(id);
  await waitForBanquet(portal, id, { status: 'transferred', iikoReserveId: first });
});

it('a reserve that never arrived is not waited for when its banquet is canceled', async () => {
  await openHouse();
  const { id } = await planBanquet(portal);
  await failIiko(portal, 'offline', -1);
  await send(id);
  await updateBanquet(portal, { id, status: 'canceled' });
  await failIiko(portal, 'error', 0);
  expect(await readBanquet(portal, id)).toMatchObject({ reserveState: 'canceling' });
  passTime({ minutes: 2 });
  await waitForBanquet(portal, id, { status: 'canceled' });
  expect(await sandboxReserves(portal)).toEqual([]);
});
