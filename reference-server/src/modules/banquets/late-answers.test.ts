import { afterEach, expect, it } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import {
  callBanquets,
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxReserves,
  updateBanquet,
  waitForBanquet,
} from '../../../test/fixtures/banquets.ts';
import { eventually } from '../../../test/eventually.ts';
import type { TestPortal } from '../../../test/portal.ts';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { ReserveSnapshot, RestaurantReserves } from '../../ports/restaurant-reserves.ts';

let portal: TestPortal;
/** What the restaurant answers of a reserve, where that is not what it has. */
let said: (snapshot: ReserveSnapshot) => ReserveSnapshot | null;
/** Why it does not say what became of a command; null: it says. */
let unsaid: RestaurantError | null;

async function openHouse(): Promise<void> {
  said = (snapshot) => snapshot;
  unsaid = null;
  const watched = (real: RestaurantReserves): RestaurantReserves => ({
    ...real,
    async commandStatus(...question) {
      if (unsaid) throw unsaid;
      return real.commandStatus(...question);
    },
    reserveStatus: async (...question) =>
      (await real.reserveStatus(...question)).flatMap((snapshot) => said(snapshot) ?? []),
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
    said = () => null;
    unsaid = why;
    const { id } = await planBanquet(portal);
    await send(id);
    passTime({ minutes: 61 });
    const given = await waitForBanquet(portal, id, { status: 'failed' });
    expect(given.iikoError).toContain('второго резерва не будет');

    said = (snapshot) => snapshot;
    await send(id);
    const accepted = await waitForBanquet(portal, id, { status: 'transferred', iikoError: null });
    expect(accepted.iikoReserveId).toBe(given.iikoReserveId);
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
  const given = await waitForBanquet(portal, id, { status: 'failed' });
  expect(given.iikoError).toContain('второго резерва не будет');
  expect(await portal.prisma.outbox.count(ours)).toBe(0);

  await failIiko(portal, 'error', 0);
  expect((await send(id)).status).toBe(200);
  await waitForBanquet(portal, id, { status: 'transferred', iikoReserveId: given.iikoReserveId });
});

it('a reserve that was refused and then made after all is taken for what it is', async () => {
  await openHouse();
  const { id } = await planBanquet(portal);
  said = (snapshot) =>
    snapshot.details
      ? {
          ...snapshot,
          creationStatus: 'Error',
          error: { code: 'Common', text: 'Creation timeout expired' },
          details: null,
        }
      : snapshot;
  await send(id);
  const refused = await waitForBanquet(portal, id, { status: 'failed', reserveState: 'refused' });

  said = (snapshot) => snapshot;
  await send(id);
  const accepted = await waitForBanquet(portal, id, { status: 'transferred' });
  expect(accepted.iikoReserveId).toBe(refused.iikoReserveId);
  expect(await sandboxReserves(portal)).toHaveLength(1);
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
