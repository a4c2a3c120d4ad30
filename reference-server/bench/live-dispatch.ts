import { randomUUID } from 'node:crypto';
import { orderPaidStatusChange } from '@portal/domain/orders';
import pino from 'pino';
import { createOutbox } from '../src/outbox/outbox.ts';
import { liveRow } from '../src/outbox/outbox-row.ts';
import { createLiveDispatcher } from '../src/realtime/events/live-dispatcher.ts';
import { createOwnDatabase } from '../test/databases/own-database.ts';

/*
 * How fast live events get their place in the streams, and how long one takes from its commit until it is
 * sent. On the server that DATABASE_URL names, else embedded:
 *
 *   node --conditions=@portal/source reference-server/bench/live-dispatch.ts [rows] [staff]
 */
const rowCount = Number(process.argv[2] ?? 5000);
const staffCount = Number(process.argv[3] ?? 3);
const lonelyRounds = 300;

const test = await createOwnDatabase();
const { prisma } = test;
await prisma.staff.createMany({
  data: Array.from({ length: staffCount }, () => ({
    ...{ id: randomUUID(), name: '', role: 'admin' as const, passwordHash: '' },
  })),
});

let sent = 0;
let onSent = (): void => undefined;
const outbox = createOutbox(prisma);
const dispatcher = createLiveDispatcher({
  database: prisma,
  log: pino({ level: 'error' }),
  emit: () => {
    sent += 1;
    onSent();
  },
  broadcast: () => undefined,
});
outbox.addConsumer(dispatcher);

const paid = (guestId: number) =>
  liveRow(orderPaidStatusChange, { orderId: 1, paid_for: 'succeeded' }, guestId);

async function untilSent(count: number): Promise<void> {
  await new Promise<void>((resolve) => {
    onSent = () => {
      if (sent >= count) resolve();
    };
    onSent();
  });
}

const rows = Array.from({ length: rowCount }, (_, index) => paid(1 + (index % 500)));
await outbox.makeChange(async ({ enqueue }) => enqueue(...rows));
const expected = rowCount * (staffCount + 1);
const started = performance.now();
dispatcher.start();
await untilSent(expected);
const seconds = (performance.now() - started) / 1000;

const delays: number[] = [];
for (let round = 1; round <= lonelyRounds; round += 1) {
  await outbox.makeChange(async ({ enqueue }) => enqueue(paid(1)));
  const committed = performance.now();
  await untilSent(expected + round * (staffCount + 1));
  delays.push(performance.now() - committed);
}
await dispatcher.stop();
await test.stop();

delays.sort((one, other) => one - other);
const quantile = (share: number) => (delays[Math.floor(lonelyRounds * share)] ?? 0).toFixed(1);
process.stdout.write(
  `${test.database.embedded ? 'embedded' : 'PostgreSQL'}: ${rowCount} rows to ${staffCount + 1} streams each in ${seconds.toFixed(2)} s: ` +
    `${Math.round(rowCount / seconds)} rows/s, ${Math.round(expected / seconds)} events/s; ` +
    `commit to sent: median ${quantile(0.5)} ms, 99 % ${quantile(0.99)} ms\n`,
);
