import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { createBusyHotel, formatSeconds } from './busy-hotel.ts';
import { createPortalProcess, type PortalProcess, type StackPart } from './portal-process.ts';

/** As long as the machine stood still in the trial that found this; the case itself, not a wait. */
const standstillMilliseconds = 8_000;
const maxSeconds = 15;

/** Every guest has the same address here. */
const manyGuests = {
  SMS_PER_ADDRESS_PER_HOUR: '10000',
  SMS_PER_ADDRESS_PER_DAY: '10000',
  LIVE_CONNECTIONS_PER_NETWORK: '10000',
  LIVE_HANDSHAKES_PER_MINUTE: '10000',
};

/** Starts a stack that many guests can use; on this database, else on an embedded one. */
export async function startBusyStack(databaseUrl = ''): Promise<PortalProcess> {
  const stack = await createPortalProcess({
    environment: { ...manyGuests, DATABASE_URL: databaseUrl },
  });
  await stack.start();
  return stack;
}

/**
 * Stops a part in its tracks while guests order, write, pay and sign in, lets it go on, and expects that
 * the stack goes on by itself and has everything that was acknowledged once.
 *
 * @returns what took how long from its going on, to read.
 */
export async function expectToGoOn(stack: PortalProcess, part: StackPart): Promise<string> {
  const hotel = await createBusyHotel(stack);
  hotel.begin();
  await hotel.isBusy();

  await stack.freeze(part);
  await delay(standstillMilliseconds);
  await stack.unfreeze(part);
  const seconds = await hotel.goesOn();
  await hotel.end();

  const { acknowledged, stored, signIns } = await hotel.account();
  expect(stored).toEqual(acknowledged);
  expect(acknowledged.orders.length).toBeGreaterThan(hotel.guests);
  expect(acknowledged.messages.length).toBeGreaterThan(hotel.guests);
  expect(acknowledged.payments.length).toBeGreaterThan(0);
  expect(signIns).toBeGreaterThan(0);
  const listed = formatSeconds(seconds);
  process.stdout.write(`${part} stood still, and went on after: ${listed}\n`);
  // As docs/operations.md promises, by the clock of the machine that stood still.
  for (const after of Object.values(seconds)) {
    expect(after, `${part}: ${listed}`).toBeLessThan(maxSeconds);
  }
  return listed;
}
