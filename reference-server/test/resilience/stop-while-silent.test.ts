import { expect, it, onTestFinished } from 'vitest';
import { createOwnDatabase } from '../databases/own-database.ts';
import { eventually } from '../eventually.ts';
import { seedDemoHotel } from '../portal.ts';
import { layCuttableLine } from './cuttable-line.ts';
import { createPortalProcess } from './portal-process.ts';
import { registerGuest } from './stack-guest.ts';

it('a portal that is told to stop while its database is silent ends by itself and in time', async () => {
  const own = await createOwnDatabase();
  onTestFinished(() => own.stop());
  // Not by the portal, over a line and at the price of its passwords: while they are made, its one connection
  // is idle, and given up where that takes 10 s; the next one has 5 s.
  await seedDemoHotel(own.prisma);
  const line = await layCuttableLine(own.url);
  onTestFinished(() => line.stop());
  const stack = await createPortalProcess({ environment: { DATABASE_URL: line.url } });
  onTestFinished(() => stack.remove());
  await stack.start();
  const guest = await registerGuest(stack);
  line.freeze();
  const pending = Promise.allSettled(Array.from({ length: 10 }, () => guest.orders.list()));
  await eventually(async () => {
    const { status } = await fetch(`${stack.url}/readyz`);
    expect(status).toBe(503);
  });
  const { exitCode, output } = await stack.interrupt();
  await pending;
  // start.ts cuts off what takes longer than 10 s, by another sentence and with 1; what had not ended within
  // its own time is said by name, as shutdown.test.ts shows.
  expect(output).toMatch(/^Portal stopped\.$/m);
  expect(exitCode).toBe(0);
}, 240_000);
