import { orderPaidStatusChange } from '@portal/domain/orders';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createLiveDispatcher } from './live-dispatcher.ts';
import { createGuest } from '../test/live-accounts.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const test = await sharedByTests(createTestDatabase());

it('waits for its turn while another instance gives events their place', async () => {
  const guest = await createGuest(test);
  const payload = { orderId: 1, paid_for: 'succeeded' } as const;
  const row = liveRow(orderPaidStatusChange, payload, guest.id);
  await createOutbox(test.prisma).makeChange(async ({ enqueue }) => enqueue(row));
  const emitted: string[] = [];
  const dispatcher = createLiveDispatcher({
    database: test.prisma,
    emit: (identity) => emitted.push(identity),
    broadcast: () => undefined,
    log: pino({ level: 'silent' }),
  });
  await test.prisma.$transaction(async (other) => {
    await other.$queryRaw`SELECT name FROM named_lock WHERE name = 'live_dispatch' FOR UPDATE`;
    dispatcher.start();
    await eventually(async () => {
      // Asked outside: a transaction keeps the first answer it got.
      const waiting = await test.prisma.$queryRaw<unknown[]>`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    });
    expect(emitted).toEqual([]);
  });
  await eventually(() => expect(emitted).toEqual([guest.identity]));
  await dispatcher.stop();
});
