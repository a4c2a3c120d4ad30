import type { Report } from '@portal/domain/reports';
import { describe, expect, it, vi } from 'vitest';
import { seedStaff } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

/** A moment of Moscow's 10 March 2026, or of another day of that month. */
const at = (time: string, day = 10) =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+03:00`);

const portal = await sharedByTests(
  createTestPortal({
    seed: (database) => seedStaff(database, { admin: ['admin', 'Елена'] }),
    only: [],
  }),
);
const { prisma } = portal;
const guestId = (await prisma.guest.create({ data: { name: 'Анна', phone: '+79990000001' } })).id;
const roomId = (await prisma.room.create({ data: { name: 'Домик 7' } })).id;
const shopId = (await prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } })).id;
const bathId = (await prisma.store.create({ data: { title: 'Баня', storeType: 'service' } })).id;
await seedHotel();

/** Two days with orders of every kind, and what stands just outside of them. */
async function seedHotel(): Promise<void> {
  const { prisma } = portal;
  const order = { guestId, roomId, storeId: shopId, phone: '', paymentType: 'cash' } as const;
  const online = { ...order, storeId: bathId, paymentType: 'external' } as const;
  await prisma.order.createMany({
    data: [
      // The day before, by a minute, and the day after.
      { ...order, createAt: at('23:59', 9), status: 'done', totalKopecks: 1_000_000 },
      { ...order, createAt: at('00:00', 12), status: 'done', totalKopecks: 1_000_000 },
      {
        ...order,
        createAt: at('00:00'),
        acceptedAt: at('00:02'),
        completedAt: at('00:30'),
        status: 'done',
        totalKopecks: 10_050,
      },
      {
        ...order,
        createAt: at('12:00'),
        acceptedAt: at('12:10'),
        status: 'inwork',
        totalKopecks: 500,
      },
      { ...order, createAt: at('23:59'), status: 'canceled', totalKopecks: 700 },
      // Nobody knows what it cost.
      { ...order, createAt: at('13:00'), status: 'done', totalKopecks: null },
      {
        ...online,
        createAt: at('10:00', 11),
        acceptedAt: at('10:04', 11),
        status: 'delivered',
        paidFor: 'succeeded',
        totalKopecks: 90_000,
        refundedKopecks: 20_025,
      },
      { ...online, createAt: at('11:00', 11), paidFor: 'pending', totalKopecks: 90_000 },
      { ...online, createAt: at('12:00', 11), status: 'done', totalKopecks: 90_000 },
    ],
  });
  const ratings = [
    [5, at('09:00')],
    [4, at('09:00')],
    [4, at('09:00', 11)],
    [1, at('09:00', 13)],
  ] as const;
  await prisma.rating.createMany({
    data: ratings.map(([score, createAt]) => ({ guestId, score, createAt })),
  });
  await prisma.ticket.createMany({
    data: [
      {
        guestId,
        roomId,
        createAt: at('09:00'),
        firstAnswerAt: at('09:05'),
        closeAt: at('10:00', 11),
        status: 'closed',
      },
      { guestId, roomId, createAt: at('09:00') },
      { guestId, roomId, createAt: at('09:00', 1), closeAt: at('10:00'), status: 'closed' },
    ],
  });
}

async function fetchReport(from: string, to: string): Promise<Report> {
  const path = '/api/admin/numbers/fetch';
  const { status, body } = await portal.call<{ numbers: Report }>('admin', path, { from, to });
  expect(status).toBe(200);
  return body.numbers;
}

describe('the numbers of a period', () => {
  it('are those of its days, by the hotel’s calendar', async () => {
    const { summary } = await fetchReport('2026-03-10', '2026-03-11');
    expect(summary).toEqual({
      orders: 7,
      done: 3,
      canceled: 1,
      // 100,50 on delivery, 900 paid online less 200,25 given back; what is only owed is not there.
      revenue: 800.25,
      accept: { count: 3, median: 240, p90: 528 },
      finish: { count: 1, median: 1800, p90: 1800 },
      ratings: { count: 3, mean: 4.33, scores: [0, 0, 0, 2, 1] },
      tickets: { opened: 2, closed: 2, answer: { count: 1, median: 300, p90: 300 } },
    });
  });

  it('have every day of it, also one without anything, and its stores', async () => {
    const { days, stores } = await fetchReport('2026-03-10', '2026-03-12');
    expect(days).toMatchObject([
      {
        day: '2026-03-10',
        orders: 4,
        done: 2,
        canceled: 1,
        revenue: 100.5,
        ratings: 2,
        score: 4.5,
      },
      { day: '2026-03-11', orders: 3, revenue: 699.75, ticketsOpened: 0, ticketsClosed: 1 },
      { day: '2026-03-12', orders: 1, revenue: 10_000, ratings: 0, score: null },
    ]);
    expect(days[0]).toMatchObject({ ticketsOpened: 2, ticketsClosed: 1 });
    expect(stores).toEqual([
      { store: { id: shopId, title: 'Лавка' }, orders: 5, canceled: 1, revenue: 10_100.5 },
      { store: { id: bathId, title: 'Баня' }, orders: 3, canceled: 0, revenue: 699.75 },
    ]);
    const empty = await fetchReport('2026-04-01', '2026-04-02');
    expect(empty.days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-04-01', 0],
      ['2026-04-02', 0],
    ]);
    expect(empty.summary).toMatchObject({
      orders: 0,
      revenue: 0,
      accept: { count: 0, median: null },
      ratings: { count: 0, mean: null },
    });
  });

  it('stand beside those of as many days before', async () => {
    const { previous } = await fetchReport('2026-03-12', '2026-03-13');
    expect(previous).toMatchObject({ from: '2026-03-10', to: '2026-03-11', isCut: false });
    expect(previous.summary).toMatchObject({ orders: 7, revenue: 800.25 });
  });

  it('take four queries for a year, and no more than a year', async () => {
    const queries = vi.spyOn(portal.prisma, '$queryRawUnsafe');
    const { days } = await fetchReport('2025-03-12', '2026-03-12');
    expect([queries.mock.calls.length, days.length]).toEqual([4, 366]);
    for (const [from, to] of [
      ['2025-03-11', '2026-03-12'],
      ['2026-03-12', '2026-03-11'],
      ['2026-02-30', '2026-03-11'],
    ]) {
      const { status } = await portal.call('admin', '/api/admin/numbers/fetch', { from, to });
      expect(status).toBe(422);
    }
  });
});

describe('the export of a period', () => {
  it('has a line for every day', async () => {
    const response = await portal.send(
      'admin',
      '/api/admin/numbers/export.csv?from=2026-03-09&to=2026-03-11',
    );
    expect(response.headers.get('Content-Disposition')).toContain(
      'numbers-2026-03-09-2026-03-11.csv',
    );
    expect((await response.text()).split('\r\n')).toEqual([
      'day;orders;done;canceled;revenue;ratings;score;tickets_opened;tickets_closed',
      '"2026-03-09";1;1;0;10000,00;0;;0;0',
      '"2026-03-10";4;2;1;100,50;2;4,5;2;1',
      '"2026-03-11";3;1;0;699,75;1;4;0;1',
      '',
    ]);
  });
});
