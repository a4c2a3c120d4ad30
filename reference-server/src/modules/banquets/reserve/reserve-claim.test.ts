import type { ReserveState } from '@portal/domain/banquets';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { isDue } from '../../../../test/is-due.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createReserveRepository } from './reserve-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
beforeEach(async () => {
  await test.prisma.banquetReserve.deleteMany();
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const day = 24 * 60;

async function addReserve(state: ReserveState, startsInMinutes: number): Promise<void> {
  const nextCheckAt = minutesFromNow(-1);
  await test.prisma.banquet.create({
    data: {
      title: state,
      ...{ customerName: 'Анна', phone: '+79990000000', guestsCount: 2, durationInMinutes: 60 },
      startsAt: minutesFromNow(startsInMinutes),
      endsAt: minutesFromNow(startsInMinutes + 60),
      reserves: { create: { id: randomUUID(), state, nextCheckAt } },
    },
  });
}

function openRepository() {
  const { prisma } = test;
  const alerts = { learned: async () => undefined, changed: async () => undefined };
  const timeZone = async () => 'Europe/Moscow';
  const makeChange = createOutbox(prisma).makeChange;
  return createReserveRepository({ prisma, makeChange, alerts, timeZone });
}

/** In how many minutes each is looked at next. */
async function nextChecks() {
  const reserves = await test.prisma.banquetReserve.findMany({ orderBy: { banquetId: 'asc' } });
  return reserves.map(
    ({ nextCheckAt }) =>
      nextCheckAt && Math.round((nextCheckAt.getTime() - Date.now()) / 6_000) / 10,
  );
}

it('reserves are claimed once, and looked at again by their state and time', async () => {
  const repository = openRepository();
  await addReserve('sent', day);
  await addReserve('canceling', -day);
  await addReserve('accepted', day);
  await addReserve('accepted', 30 * day);
  await addReserve('accepted', -day);
  await addReserve('refused', 30 * day);
  await addReserve('canceled', -day);
  expect(await repository.claim()).toHaveLength(7);
  expect(await nextChecks()).toEqual([0.5, 0.5, 5, 360, null, 5, null]);
  expect(await repository.claim()).toEqual([]);
});

it('few are claimed at once of what is asked for one by one, while their work is due', async () => {
  const { claim, work } = openRepository();
  for (const state of ['sent', 'refused', 'accepted'] as const) {
    for (let count = 0; count < 7; count += 1) await addReserve(state, day);
  }
  expect(await isDue(work)).toBe(true);
  const states = (await claim()).map(({ reserve }) => reserve.state);
  const countOf = (expected: ReserveState) => states.filter((state) => state === expected).length;
  expect([countOf('sent'), countOf('refused'), countOf('accepted')]).toEqual([5, 7, 7]);
  expect(await isDue(work)).toBe(true);
  expect(await claim()).toHaveLength(2);
  expect(await isDue(work)).toBe(false);
});
