import { afterEach, expect, it, vi } from 'vitest';
import { startBanqueting, type Banqueting } from '../../../test/banqueting.ts';
import { eventually } from '../../../test/eventually.ts';
import type { ReserveReading, RestaurantReserves } from '../../ports/restaurant-reserves.ts';

let house: Banqueting;
/** What the restaurant answers of a reserve, where that is not what it has. */
let said: (reading: ReserveReading) => ReserveReading | null;

async function openHouse(): Promise<void> {
  said = (reading) => reading;
  const watched = (real: RestaurantReserves): RestaurantReserves => ({
    ...real,
    reserveStatus: async (...question) =>
      (await real.reserveStatus(...question)).flatMap((reading) => said(reading) ?? []),
  });
  house = await startBanqueting({ reserves: watched });
}

afterEach(async () => {
  vi.useRealTimers();
  await house.stop();
});

const send = (id: number) => house.call('/api/iiko/create_reserve', { banquet: { id } });
const passTime = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

it('a restaurant that is silent for an hour is given up, and the same reserve can be sent again', async () => {
  await openHouse();
  said = () => null;
  const { id } = await house.plan();
  await send(id);
  passTime(61);
  const given = await house.becomes(id, { status: 'failed' });
  expect(given.iikoError).toContain('второго резерва не будет');

  said = (reading) => reading;
  await send(id);
  const accepted = await house.becomes(id, { status: 'transferred', iikoError: null });
  expect(accepted.iikoReserveId).toBe(given.iikoReserveId);
  expect(await house.reserves()).toHaveLength(1);
});

it('a restaurant that cannot be reached for about an hour leaves the banquet to a person', async () => {
  await openHouse();
  const { id } = await house.plan();
  await house.fault('offline', -1);
  await house.update({ id, status: 'transferring' });
  const ours = { where: { channel: 'iiko' } };
  await eventually(async () => {
    const row = await house.prisma.outbox.findFirstOrThrow({
      where: { channel: 'iiko', attempts: { gt: 0 } },
    });
    expect(row.lockedBy).toBeNull();
  });
  await house.prisma.outbox.updateMany({
    ...ours,
    data: { attempts: 17, availableAt: new Date() },
  });
  const given = await house.becomes(id, { status: 'failed' });
  expect(given.iikoError).toContain('второго резерва не будет');
  expect(await house.prisma.outbox.count(ours)).toBe(0);

  await house.fault('error', 0);
  expect((await send(id)).status).toBe(200);
  await house.becomes(id, { status: 'transferred', iikoReserveId: given.iikoReserveId });
});

it('a reserve that was refused and then made after all is taken for what it is', async () => {
  await openHouse();
  const { id } = await house.plan();
  said = (reading) =>
    reading.details
      ? {
          ...reading,
          creationStatus: 'Error',
          error: { code: 'Common', text: 'Creation timeout expired' },
          details: null,
        }
      : reading;
  await send(id);
  const refused = await house.becomes(id, { status: 'failed', reserveState: 'refused' });

  said = (reading) => reading;
  await send(id);
  const accepted = await house.becomes(id, { status: 'transferred' });
  expect(accepted.iikoReserveId).toBe(refused.iikoReserveId);
  expect(await house.reserves()).toHaveLength(1);
});

it('a reserve that never arrived is not waited for when its banquet is canceled', async () => {
  await openHouse();
  const { id } = await house.plan();
  await house.fault('offline', -1);
  await send(id);
  await house.update({ id, status: 'canceled' });
  await house.fault('error', 0);
  expect(await house.find(id)).toMatchObject({ reserveState: 'canceling' });
  passTime(2);
  await house.becomes(id, { status: 'canceled' });
  expect(await house.reserves()).toEqual([]);
});
