import { expect, it, vi } from 'vitest';
import { soakLiveConnection } from '../../../test/live/live-soak.ts';

// A busy machine may need longer than usual; nothing here waits longer than it takes.
vi.setConfig({ testTimeout: 180_000 });

it('clients whose lines are cut again and again hear every event once, in order', async () => {
  const [clients, cuts, events] = [20, 5, 100];
  const outcome = await soakLiveConnection({ clients, accounts: 4, cuts, events });
  expect(outcome).toMatchObject({
    ...{ missed: 0, doubled: 0, outOfOrder: 0, resets: 0 },
    deliveries: clients * events,
  });
  expect(outcome.cuts).toBeGreaterThanOrEqual(clients * cuts);
});
