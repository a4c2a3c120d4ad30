import type { StaffRole } from '@portal/domain/contract';
import type { WaitingKind } from '@portal/domain/unattended';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from '../alerts/alerts.ts';
import { createUnattendedWorker } from './unattended-worker.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const minute = 60_000;

const test = await sharedByTests(createTestDatabase());
const guest = await test.prisma.guest.create({ data: { name: 'Анна', phone: '+79990000001' } });
const room = await test.prisma.room.create({ data: { name: 'Домик 7' } });
const store = await test.prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } });
const waiting = { guestId: guest.id, roomId: room.id };
const storeId = store.id;
afterEach(async () => {
  await test.prisma.order.deleteMany();
  await test.prisma.ticket.deleteMany();
  await test.prisma.unattended.deleteMany();
  await test.prisma.alert.deleteMany();
});

async function wait(kind: WaitingKind, minutes: number): Promise<number> {
  const createAt = new Date(Date.now() - minutes * minute);
  if (kind === 'ticket') {
    const ticket = { ...waiting, createAt, updateAt: createAt };
    return (await test.prisma.ticket.create({ data: ticket })).id;
  }
  const order = { ...waiting, storeId, phone: '+79990000001', paymentType: 'cash', createAt };
  return (await test.prisma.order.create({ data: order })).id;
}

/** A watch without a clock of its own, and who has the console open. */
function watch(here: readonly StaffRole[] = []) {
  const present = new Set(here);
  const check = createUnattendedWorker({
    prisma: test.prisma,
    presence: { isStaffHere: async (roles) => roles.some((role) => present.has(role)) },
    settings: { read: async () => ({ timeZone: 'Europe/Moscow', receptionPhone: '' }) },
    // Nothing is sent: what is written is looked at.
    makeChange: createOutbox(test.prisma).makeChange,
    alerts: createAlerts(),
  });
  return { present, checkIn: (minutes: number) => check(new Date(Date.now() + minutes * minute)) };
}

const alarms = (kind: WaitingKind) =>
  test.prisma.unattended.findMany({
    where: { kind, alarms: { gt: 0 } },
    select: { thingId: true, alarms: true },
    orderBy: { thingId: 'asc' },
  });

describe.each<[WaitingKind, StaffRole, StaffRole]>([
  ['order', 'moderator', 'banquet'],
  ['ticket', 'admin', 'moderator'],
])('a new %s that nobody is there to see', (kind, watcher, stranger) => {
  it('is told of after three minutes, and two looks at which nobody was there', async () => {
    const thingId = await wait(kind, 2.5);
    const { checkIn } = watch([stranger]);
    await checkIn(0);
    await checkIn(0.4);
    expect(await alarms(kind)).toEqual([]);
    await checkIn(0.45);
    await checkIn(0.6);
    expect(await alarms(kind)).toEqual([{ thingId, alarms: 1 }]);
  });

  it('is not told of while somebody is there who can take it up', async () => {
    await wait(kind, 20);
    const { checkIn } = watch([watcher]);
    await checkIn(0);
    await checkIn(1);
    expect(await alarms(kind)).toEqual([]);
  });

  it('is not told of when whoever was away is back at the second look', async () => {
    await wait(kind, 20);
    const { present, checkIn } = watch();
    await checkIn(0);
    present.add(watcher);
    await checkIn(0.1);
    present.delete(watcher);
    await checkIn(0.2);
    expect(await alarms(kind)).toEqual([]);
  });

  it('is told of again after ten minutes, and three times at most', async () => {
    const thingId = await wait(kind, 20);
    const { checkIn } = watch();
    for (const minutes of [0, 0.1, 1, 10]) await checkIn(minutes);
    expect(await alarms(kind)).toEqual([{ thingId, alarms: 1 }]);
    await checkIn(10.2);
    expect(await alarms(kind)).toEqual([{ thingId, alarms: 2 }]);
    for (const minutes of [21, 32, 43, 54]) await checkIn(minutes);
    expect(await alarms(kind)).toEqual([{ thingId, alarms: 3 }]);
  });

  it('is told of once by however many instances, also after a restart', async () => {
    const thingId = await wait(kind, 20);
    const checkByAll = (minutes: number) =>
      Promise.all(Array.from({ length: 5 }, () => watch().checkIn(minutes)));
    // That five look at once does not make it two looks.
    await checkByAll(0);
    await checkByAll(0);
    expect(await alarms(kind)).toEqual([]);
    await checkByAll(0.1);
    expect(await alarms(kind)).toEqual([{ thingId, alarms: 1 }]);
  });

  it('is not told of when it has been waiting since yesterday', async () => {
    await wait(kind, 25 * 60);
    const { checkIn } = watch();
    await checkIn(0);
    await checkIn(0.1);
    expect(await alarms(kind)).toEqual([]);
  });
});
it('alarms without delay of what was placed by a clock that is set back since', async () => {
  const tomorrow = await wait('order', -24 * 60);
  const { checkIn } = watch();
  await checkIn(0);
  await checkIn(0.1);
  expect(await alarms('order')).toEqual([{ thingId: tomorrow, alarms: 1 }]);
});

it('is over for a ticket when staff have answered, though it is still new', async () => {
  const id = await wait('ticket', 20);
  const { checkIn } = watch();
  await checkIn(0);
  await checkIn(0.1);
  expect(await alarms('ticket')).toHaveLength(1);
  await test.prisma.ticket.update({
    where: { id },
    data: { firstAnswerAt: new Date() },
  });
  await checkIn(0.2);
  expect(await test.prisma.unattended.count()).toBe(0);
});

describe.each<[string, number, readonly StaffRole[]]>([
  ['was taken up', 1, []],
  ['somebody is there to see', 0, ['admin', 'moderator']],
])('a backlog of what %s', (_, alarmsOfEach, here) => {
  it('is deleted in batches to its end, by one look after the other', async () => {
    const since = new Date();
    // None of them is there any more.
    const row = { kind: 'order', guestId: waiting.guestId, since, alarms: alarmsOfEach };
    await test.prisma.unattended.createMany({
      data: Array.from({ length: 2_500 }, (_, index) => ({ ...row, thingId: 1_000_000 + index })),
    });
    const { checkIn } = watch(here);
    expect(await checkIn(0)).toBe(true);
    expect(await test.prisma.unattended.count()).toBeGreaterThan(0);
    while (await checkIn(0));
    expect(await test.prisma.unattended.count()).toBe(0);
    expect(await test.prisma.alert.count({ where: { resolvedAt: null } })).toBe(0);
  });
});

it('what was taken up is not alarmed of because others are deleted before it', async () => {
  const row = { kind: 'order', guestId: waiting.guestId, since: new Date(), alarms: 0 };
  await test.prisma.unattended.createMany({
    data: Array.from({ length: 1_500 }, (_, index) => ({
      ...{ ...row, thingId: 1_000_000 + index },
      nextAlarmAt: new Date(Date.now() - minute),
    })),
  });
  const { checkIn } = watch();
  await checkIn(0);
  expect(await alarms('order')).toEqual([]);
  while (await checkIn(0));
  expect(await test.prisma.unattended.count()).toBe(0);
});
