import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { banquetRepository } from '../banquet-repository.ts';
import { createReserveRepository } from './reserve-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const test = await sharedByTests(createTestDatabase());

it('a refused reserve that was made after all is not taken over while its banquet is canceled', async () => {
  const { prisma } = test;
  const alerts = { learned: async () => undefined, changed: async () => undefined };
  const timeZone = async () => 'Europe/Moscow';
  const makeChange = createOutbox(prisma).makeChange;
  const { adopt } = createReserveRepository({ prisma, makeChange, alerts, timeZone });
  const [refused, unsent] = [randomUUID(), randomUUID()];
  const startsAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.banquet.create({
    data: {
      ...{ title: 'Юбилей', customerName: 'Анна', phone: '+79990000000', guestsCount: 2 },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), durationInMinutes: 60 },
      reserves: {
        create: [
          { id: refused, state: 'refused', createdAt: new Date(Date.now() - 60_000) },
          { id: unsent, state: 'queued' },
        ],
      },
    },
  });
  let isAdopted = false;
  const { adopting } = await prisma.$transaction(async (transaction) => {
    const row = await banquetRepository.lock(transaction, id);
    const taking = adopt(refused, unsent).then(() => (isAdopted = true));
    await eventually(async () => {
      // Asked outside: a transaction keeps the first answer it got.
      const waiting = await prisma.$queryRaw<unknown[]>`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting.length === 1 || isAdopted).toBe(true);
    });
    await banquetRepository.save(
      transaction,
      row,
      { fields: {}, status: 'canceled', reserve: 'drop' },
      'admin_1',
    );
    return { adopting: taking };
  });
  await adopting;
  const states = await prisma.banquetReserve.findMany({ select: { id: true, state: true } });
  expect(states).toContainEqual({ id: refused, state: 'refused' });
  expect(states).toContainEqual({ id: unsent, state: 'canceled' });
});
