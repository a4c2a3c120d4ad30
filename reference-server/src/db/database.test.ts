import { randomUUID } from 'node:crypto';
import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOwnDatabase } from '../../test/databases/own-database.ts';
import { layCuttableLine } from '../../test/resilience/cuttable-line.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './errors/database-unavailable.ts';
import { withConnection } from './embedded/single-connection.ts';
import { isUniqueViolation } from './errors/constraint-violation.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createOwnDatabase());

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

let phones = 0;
async function placeOrder(): Promise<number> {
  phones += 1;
  const { prisma } = test;
  const order = await prisma.order.create({
    data: {
      store: { create: { title: 'Лавка', storeType: 'shop' } },
      room: { create: { name: '101' } },
      guest: { create: { name: 'Анна', phone: `+7900000${String(phones).padStart(4, '0')}` } },
      phone: '+79000000000',
      paymentType: 'external',
      totalKopecks: 1_000,
    },
  });
  return order.id;
}

function payment(orderId: number, status: Prisma.PaymentCreateInput['status'] = 'pending') {
  return { id: randomUUID(), orderId, provider: 'yookassa', status, amountKopecks: 1_000 };
}

describe('the database', () => {
  it('numbers orders from 1001', async () => {
    expect(await placeOrder()).toBeGreaterThanOrEqual(1001);
  });

  it('refuses a second live payment for an order, and takes one after the first was canceled', async () => {
    const orderId = await placeOrder();
    const first = await test.prisma.payment.create({ data: payment(orderId, 'intent') });
    const error = await failure(test.prisma.payment.create({ data: payment(orderId) }));
    expect(isUniqueViolation(error, 'oneLivePaymentPerOrder')).toBe(true);

    await test.prisma.payment.update({ where: { id: first.id }, data: { status: 'canceled' } });
    await test.prisma.payment.create({ data: payment(orderId) });
  });

  it('takes amounts only where they make sense', async () => {
    const orderId = await placeOrder();
    const tooMuch = test.prisma.order.update({
      where: { id: orderId },
      data: { refundedKopecks: 1_001 },
    });
    await expect(tooMuch).rejects.toThrow(/order_amounts_hold/);
  });

  it('answers a ping', async () => {
    expect(await test.database.ping()).toBe('ok');
  });

  it('answers every ping that its disk is full while one looks whether there is room', async () => {
    const { prisma } = test;
    const full = `BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END`;
    await prisma.$executeRawUnsafe(
      `CREATE FUNCTION full_table() RETURNS event_trigger LANGUAGE plpgsql AS $$ ${full} $$`,
    );
    await prisma.$executeRawUnsafe(
      `CREATE EVENT TRIGGER full_table ON ddl_command_start
        WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION full_table()`,
    );
    await failure(prisma.$executeRawUnsafe('CREATE TABLE some_table AS SELECT 1'));
    const pings = await Promise.all([test.database.ping(), test.database.ping()]);
    await prisma.$executeRawUnsafe('DROP EVENT TRIGGER full_table');
    await prisma.$executeRawUnsafe('DROP FUNCTION full_table');
    expect(pings).toEqual(['full', 'full']);
  });
});

describe('a unique violation', () => {
  it('is recognised by its index, by the model API, in raw SQL and in a transaction', async () => {
    const data = { name: 'Анна', phone: '+79995550011' };
    await test.prisma.guest.create({ data });
    const raw = `INSERT INTO guest (name, phone) VALUES ($1, $2)`;
    const attempts = [
      () => test.prisma.guest.create({ data }),
      () => test.prisma.$executeRawUnsafe(raw, data.name, data.phone),
      () => test.prisma.$transaction((transaction) => transaction.guest.create({ data })),
    ];
    for (const attempt of attempts) {
      const error = await failure(attempt());
      expect(isUniqueViolation(error, 'guestPhone')).toBe(true);
      expect(isUniqueViolation(error, 'staffId')).toBe(false);
    }
  });
});

describe('times', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('come back as they went, whatever the zones of the process and of the database', async () => {
    process.env['TZ'] = 'Asia/Vladivostok';
    expect(new Date('2026-07-01T00:00:00Z').getHours()).toBe(10);
    const name = new URL(test.url).pathname.slice(1);
    await withConnection(test.url, (client) =>
      client.query(`ALTER DATABASE ${name} SET timezone = 'Asia/Tokyo'`),
    );

    const second = await openDatabase({ url: test.url }, { poolSize: 1 });
    const at = new Date('2026-07-01T00:00:00.123Z');
    const guest = await second.prisma.guest.create({
      data: { name: 'Олег', phone: '+79995550022', createdAt: at },
    });
    const [raw] = await second.prisma.$queryRaw<{ same: boolean; at: Date }[]>`
      SELECT created_at = '2026-07-01T00:00:00.123Z'::timestamptz AS same, ${at}::timestamptz AS at
      FROM guest WHERE id = ${guest.id}`;
    await second.close();
    expect(guest.createdAt).toEqual(at);
    expect(raw).toEqual({ same: true, at });
  });
});

describe('a database that goes away', () => {
  it('is told from every other failure', async () => {
    const line = await openLine(new URL(test.url));
    const url = new URL(test.url);
    url.port = String(line.port);
    const database = await openDatabase({ url: url.href }, { poolSize: 1 });

    const sleeping = failure(database.prisma.$queryRaw`SELECT pg_sleep(0.2)::text`);
    await line.hasTraffic();
    line.cut();
    expect(isDatabaseUnavailable(await sleeping)).toBe(true);

    const inTransaction = failure(
      database.prisma.$transaction(async (transaction) => {
        await transaction.room.count();
        line.cut();
        await transaction.room.count();
      }),
    );
    expect(isDatabaseUnavailable(await inTransaction)).toBe(true);

    await line.close();
    const refused = await failure(database.prisma.room.count());
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await expect(database.ping()).rejects.toThrow();
    await database.close();

    const wrong = await failure(test.prisma.$queryRaw`SELECT no_such_column`);
    expect(isDatabaseUnavailable(wrong)).toBe(false);
  });

  it('answers no ping, however many calls ask for a connection just then', async () => {
    const line = await openLine(new URL(test.url));
    const url = new URL(test.url);
    url.port = String(line.port);
    const database = await openDatabase({ url: url.href }, { poolSize: 1 });
    await database.ping();
    await line.close();
    const call = () => failure(database.prisma.room.count());
    const calls = [call(), call()];
    const ping = failure(database.ping());
    calls.push(call(), call());
    expect(isDatabaseUnavailable(await ping)).toBe(true);
    await Promise.all(calls);
    await database.close();
  });
});

describe('a connection that falls silent', () => {
  it('is ended by the ping that it does not answer, and the next call has another', async () => {
    const line = await layCuttableLine(test.url);
    const database = await openDatabase({ url: line.url }, { poolSize: 1 });
    await database.ping();
    line.silence();
    await expect(database.ping()).rejects.toThrow('did not answer within 2 s');
    await database.ping();
    expect(await database.prisma.room.count()).toBe(await test.prisma.room.count());
    expect(line.silent()).toBe(0);
    await database.close();
    await line.stop();
  });

  it('by the client inside a transaction is ended by the database, and nothing half is kept', async () => {
    const lost = Promise.withResolvers<Error>();
    const database = await openDatabase(
      { url: test.url },
      { poolSize: 1, onConnectionLost: lost.resolve },
    );
    const late = await failure(
      database.prisma.$transaction(async (transaction) => {
        await transaction.room.create({ data: { name: 'half' } });
        await lost.promise;
        await transaction.room.create({ data: { name: 'late' } });
      }),
    );
    expect(isDatabaseUnavailable(late)).toBe(true);
    expect(await test.prisma.room.count({ where: { name: { in: ['half', 'late'] } } })).toBe(0);
    await database.ping();
    await database.close();
  });
});

/** A line to the database that can be cut. */
async function openLine(target: URL) {
  const sockets = new Set<Socket>();
  let onTraffic: () => void = () => undefined;
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    sockets.add(socket);
    for (const end of [socket, upstream]) end.on('error', () => undefined);
    socket.on('data', () => {
      onTraffic();
    });
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hasTraffic: () => new Promise<void>((resolve) => (onTraffic = resolve)),
    close: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
