import { orderPaidStatusChange } from '@portal/domain/orders';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import { createGuest, type LiveAccount } from '../test/live-accounts.ts';
import { startLivePortal, type LiveClient } from '../test/live-portal.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
const portal = await sharedByTests(startLivePortal(test));

/** Puts events into a guest's stream, each of so many characters. */
async function fill({ identity }: LiveAccount, count: number, characters: number): Promise<void> {
  await test.prisma.$transaction([
    test.prisma.stream.create({ data: { identity, seq: count } }),
    test.prisma.$executeRaw`
      INSERT INTO stream_event (identity, seq, name, payload)
      SELECT ${identity}, seq, ${orderPaidStatusChange.name}, jsonb_build_object('orderId', seq,
        'paid_for', 'succeeded', 'padding', repeat(md5(seq::text), ${Math.ceil(characters / 32)}::int))
      FROM generate_series(1, ${count}::int) AS seq`,
  ]);
}

/** The readings of streams from here on, each with the rows that it brought. */
function watchReads(): (readonly unknown[])[] {
  const reads: (readonly unknown[])[] = [];
  const ask = test.prisma.$queryRawUnsafe.bind(test.prisma);
  vi.spyOn(test.prisma, '$queryRawUnsafe').mockImplementation((async (
    sql: string,
    ...values: unknown[]
  ) => {
    const rows = await ask<unknown[]>(sql, ...values);
    if (sql.includes('FROM stream_event') || sql.includes('JOIN stream_event')) reads.push(rows);
    return rows;
  }) as never);
  return reads;
}

async function connectMany(account: LiveAccount, count: number): Promise<LiveClient[]> {
  return Promise.all(Array.from({ length: count }, () => portal.connect(account)));
}

describe('an answer to resume', () => {
  it('is a reset for 10,000 large events, of which none is read', async () => {
    const guest = await createGuest(test);
    await fill(guest, 10_000, 4_000);
    const client = await portal.connect(guest);
    const reads = watchReads();
    expect(await client.resume(0)).toEqual({ reset: true, seq: 10_000 });
    expect(JSON.stringify(reads).length).toBeLessThan(1_000);
  });

  it('holds 1,000 events and no more', async () => {
    const guest = await createGuest(test);
    await fill(guest, 1_001, 10);
    const [one, other] = await connectMany(guest, 2);
    const [all, allowed] = await Promise.all([one!.resume(0), other!.resume(1)]);
    expect(all).toEqual({ reset: true, seq: 1_001 });
    expect(allowed.events).toHaveLength(1_000);
    expect(allowed.events?.[0]?.payload).toEqual({ orderId: 2, paid_for: 'succeeded', seq: 2 });
  });

  it('holds 1 MB and no more, and what is read for it is as much', async () => {
    const guest = await createGuest(test);
    await fill(guest, 400, 5_000);
    const [one, other] = await connectMany(guest, 2);
    // Who asks within a second of this shares the next reading.
    await one!.resume(Number.MAX_SAFE_INTEGER);
    const reads = watchReads();
    const [tooMuch, allowed] = await Promise.all([one!.resume(0), other!.resume(230)]);
    expect(tooMuch).toEqual({ reset: true, seq: 400 });
    expect(allowed.events).toHaveLength(170);
    expect(reads.map((rows) => rows.length)).toEqual([170]);
    expect(JSON.stringify(reads).length).toBeLessThan(1_000_000);
  });
});

describe('many who ask', () => {
  it('share readings, one a second for each identity, and each of them is answered', async () => {
    const guests = [await createGuest(test), await createGuest(test)];
    for (const guest of guests) await fill(guest, 20, 100);
    const connected = await Promise.all(guests.map((guest) => connectMany(guest, 20)));
    const reads = watchReads();
    const answers = await Promise.all(
      connected
        .flat()
        .flatMap((client) =>
          Array.from({ length: 9 }, async (_, lastSeq) => client.resume(lastSeq)),
        ),
    );
    expect(answers.map(({ events }) => events?.length)).toEqual(
      Array.from({ length: 40 * 9 }, (_, index) => 20 - (index % 9)),
    );
    expect(reads.length).toBeLessThanOrEqual(6);
  });

  it('and have all that was sent cost no reading', async () => {
    const guest = await createGuest(test);
    await fill(guest, 20, 100);
    const client = await portal.connect(guest);
    await client.resume(3);
    const reads = watchReads();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => client.resume(20)));
    expect(answers).toEqual(answers.map(() => ({ events: [], seq: 20 })));
    expect(reads).toEqual([]);
  });

  it('for much get the bound of one answer between them, and else are sent to REST', async () => {
    const guest = await createGuest(test);
    await test.prisma.stream.create({ data: { identity: guest.identity, seq: 900 } });
    await test.prisma.$executeRaw`
      INSERT INTO stream_event (identity, seq, name, payload)
      SELECT ${guest.identity}, seq, 'supportTicketMessage', jsonb_build_object('ticketId', 1, 'message',
        jsonb_build_object('id', seq, 'message', repeat('a', 900), 'sender', 'A', 'sender_type', 'guest',
          'create_at', '2026-11-23T12:00:00.000Z', 'clientId', NULL, 'pictures', '[]'::jsonb))
      FROM generate_series(1, 900) AS seq`;
    const client = await portal.connect(guest);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => client.resume(100)));
    // The first is answered alone; the others ask meanwhile.
    expect(answers.map(({ events }) => events?.length ?? 'reset')).toEqual([
      ...[800, 800, 'reset', 'reset', 'reset'],
    ]);
  });
});

it('leaves the rest of the database’s connections to other work', async () => {
  const { createMissedEvents } = await import('./missed-events.ts');
  const open: (() => void)[] = [];
  const database: SqlClient = {
    $queryRawUnsafe: <Rows>() =>
      new Promise<Rows>((resolve) => {
        open.push(() => resolve([] as Rows));
      }),
  };
  const missed = createMissedEvents(database);
  const reads = Array.from({ length: 7 }, async (_, n) => missed.after(`user_${n}`, 'guest', 1));
  for (let answered = 0; answered < 7; answered += 1) {
    await eventually(() => expect(open.length).toBeGreaterThan(0));
    expect(open.length).toBeLessThanOrEqual(2);
    open.shift()?.();
  }
  expect(await Promise.all(reads)).toEqual(reads.map(() => ({ reset: true, seq: 0 })));
  missed.stop();
});

it('logs no failure for those who still wait when the portal stops', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const stopping = await startLivePortal(test, { log });
  const client = await stopping.connect(await createGuest(test));
  await client.resume(5);
  client.socket.emit('resume', { lastSeq: 7 });
  // What comes after it has arrived, so that one has as well.
  expect(await client.socket.emitWithAck('page', null)).toMatchObject({ code: 'INVALID' });
  await stopping.stop();
  expect(lines).toEqual([]);
});
