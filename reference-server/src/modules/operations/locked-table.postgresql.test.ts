import { expect, it, onTestFinished } from 'vitest';
import { holdTransaction } from '../../../test/databases/held-transaction.ts';
import { createOwnDatabase } from '../../../test/databases/own-database.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { openDatabase } from '../../db/database.ts';
import { createLog } from '../../log.ts';

// The embedded database has one session: whoever locks a table there holds up everything.
it('a call that needs a locked table is unavailable, the log says why, and the rest goes on', async () => {
  const own = await createOwnDatabase();
  onTestFinished(() => own.stop());
  const database = await openDatabase({ url: own.url });
  onTestFinished(() => database.close());
  const logged: string[] = [];
  const log = createLog('warn', { write: (text) => logged.push(text) });
  const portal = await createTestPortal({ database, log, only: [] });
  onTestFinished(() => portal.stop());
  const { id } = await portal.guest();
  const lock = await holdTransaction(own.prisma, 'LOCK TABLE ticket IN ACCESS EXCLUSIVE MODE');
  const ask = { body: '{}', headers: { 'Content-Type': 'application/json' } };
  const [tickets, orders] = await Promise.all([
    portal.send(`guest-${id}`, '/api/tickets', ask),
    portal.send(`guest-${id}`, '/api/orders', ask),
  ]);
  expect([tickets.status, orders.status]).toEqual([503, 200]);
  expect(Number(tickets.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(logged.join('')).toContain('55P03');
  await lock.letGo();
  expect((await portal.call(`guest-${id}`, '/api/tickets', {})).status).toBe(200);
});
