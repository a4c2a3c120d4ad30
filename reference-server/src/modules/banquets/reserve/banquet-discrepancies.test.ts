import { afterEach, expect, it } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import {
  createBanquetPortal,
  failIiko,
  planBanquet,
  readBanquet,
  sandboxTables,
  banquetMessages,
  tomorrowAt,
  updateBanquet,
  waitForBanquet,
  sendReserve,
  type BanquetPortal,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import { eventually } from '../../../../test/eventually.ts';
import type { ReserveSnapshot } from '../../../ports/restaurant-reserves.ts';

let portal: BanquetPortal;

afterEach(() => portal.stop());

async function acceptedBanquet(
  change?: Parameters<typeof createBanquetPortal>[0],
): Promise<number> {
  portal = await createBanquetPortal(change);
  const { id } = await planBanquet(portal);
  await sendReserve(portal, id);
  await waitForBanquet(portal, id, { status: 'transferred', drift: [] });
  return id;
}

/** What the restaurant's staff have changed at the till since. */
function changeAtTill(changes: Partial<NonNullable<ReserveSnapshot['details']>>): void {
  portal.till.answerOf = (snapshot) =>
    snapshot.details ? { ...snapshot, details: { ...snapshot.details, ...changes } } : snapshot;
}

/** Looks come one after the other, so that the second one says that the first has come to its end. */
async function comparedAgain(): Promise<void> {
  for (const _ of [1, 2]) {
    const before = portal.till.checkCount;
    passTime({ minutes: 6 });
    await eventually(() => expect(portal.till.checkCount).toBeGreaterThan(before));
  }
}

it('what was changed at the till is found within minutes, told, and can be taken over', async () => {
  const id = await acceptedBanquet();
  const other = sandboxTables[4];
  changeAtTill({ startsAt: new Date(tomorrowAt(17)), guestsCount: 6, tableIds: [other?.id ?? ''] });
  passTime({ minutes: 6 });
  const drifted = await waitForBanquet(portal, id, {
    drift: [
      { field: 'startsAt', ours: tomorrowAt(16), theirs: tomorrowAt(17) },
      { field: 'guestsCount', ours: '4', theirs: '6' },
      { field: 'tables', ours: 'Стол 1', theirs: 'Стол 5' },
    ],
  });
  expect(drifted.status).toBe('transferred');
  expect((await banquetMessages(portal)).at(-1)).toEqual({
    change: 'drift',
    status: 'transferred',
  });

  const { status, body } = await updateBanquet(portal, { id, takeOver: true });
  expect(status).toBe(200);
  expect(body.banquet?.attributes).toMatchObject({
    startsAt: tomorrowAt(17),
    guestsCount: 6,
    tables: [other],
    drift: [],
  });
  await comparedAgain();
  expect((await readBanquet(portal, id)).drift).toEqual([]);
});

it.each([
  ['called off at the till', 'canceled'],
  ['not known there any more', 'missing'],
] as const)('a reserve that is %s is marked, and can be canceled here', async (_, field) => {
  const id = await acceptedBanquet();
  if (field === 'canceled') changeAtTill({ isCanceled: true });
  else portal.till.answerOf = () => null;
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, { drift: [{ field, ours: null, theirs: null }] });
  expect((await updateBanquet(portal, { id, takeOver: true })).body.code).toBe(
    'ILLEGAL_TRANSITION',
  );
  await updateBanquet(portal, { id, status: 'canceled' });
  await waitForBanquet(portal, id, { status: 'canceled', drift: [] });
});

it('a difference that is gone is not shown any more', async () => {
  const id = await acceptedBanquet();
  changeAtTill({ guestsCount: 6 });
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, { drift: [{ field: 'guestsCount', ours: '4', theirs: '6' }] });
  portal.till.answerOf = (snapshot) => snapshot;
  passTime({ minutes: 6 });
  await waitForBanquet(portal, id, { drift: [] });
});

it('a restaurant that cannot be asked marks nothing', async () => {
  const id = await acceptedBanquet();
  changeAtTill({ guestsCount: 6 });
  await failIiko(portal, 'offline', -1);
  await comparedAgain();
  expect((await readBanquet(portal, id)).drift).toEqual([]);
});

it('a reserve that cannot be read is not taken for lost, and staff hear of it until it can', async () => {
  let isUnreadable = false;
  const id = await acceptedBanquet((real) => ({
    ...real,
    async reserveStatus(organizationId, ids, timeZone, onOdd) {
      const snapshots = await real.reserveStatus(organizationId, ids, timeZone, onOdd);
      if (!isUnreadable) return snapshots;
      for (const { id: odd } of snapshots) onOdd?.({ id: odd.toUpperCase() });
      return [];
    },
  }));
  const alerts = () => portal.prisma.alert.findMany({ where: { kind: 'provider-data' } });
  isUnreadable = true;
  await comparedAgain();
  expect((await readBanquet(portal, id)).drift).toEqual([]);
  await eventually(async () => {
    expect(await alerts()).toMatchObject([
      { params: { rows: 'iiko, банкеты: Юбилей' }, resolvedAt: null },
    ]);
  });
  isUnreadable = false;
  await comparedAgain();
  await eventually(async () => {
    expect(await alerts()).toMatchObject([{ resolvedAt: expect.any(Date) }]);
  });
});

it('what a webhook tells is looked at once', async () => {
  const id = await acceptedBanquet();
  const { iikoReserveId } = await readBanquet(portal, id);
  changeAtTill({ isCanceled: true });
  const event = { eventType: 'ReserveUpdate', eventInfo: { id: iikoReserveId } };
  portal.context.modules.services.banquets.receive([event]);
  await waitForBanquet(portal, id, { drift: [{ field: 'canceled', ours: null, theirs: null }] });
});
