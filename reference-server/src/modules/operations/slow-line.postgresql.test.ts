import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnDatabase, type TestDatabase } from '../../../test/databases/own-database.ts';
import { demoOrder } from '../../../test/fixtures/orders/orders.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';
import { layCuttableLine, type CuttableLine } from '../../../test/resilience/cuttable-line.ts';
import { openDatabase, type Database } from '../../db/database.ts';

let test: TestDatabase;
let line: CuttableLine;
let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  test = await createOwnDatabase();
  line = await layCuttableLine(test.url);
  database = await openDatabase({ url: line.url });
  portal = await createTestPortal({ database });
});
afterAll(async () => {
  await line.mend();
  await portal.stop();
  await database.close();
  await line.stop();
  await test.stop();
});

// A database of its own process has no line: its one session would be held over every way there and back.
describe('a line to the database that takes 200 ms each way', () => {
  it('leaves the portal ready: an order takes longer, and is placed', async () => {
    const guest = await portal.guest();
    const order = await demoOrder(portal.prisma);
    line.delay(200);
    const ready = await fetch(`${portal.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ checks: { database: 'ok' } });
    const placed = await portal.call(`guest-${guest.id}`, '/api/order/create', { order });
    expect(placed.status).toBe(201);
  });
});
