import { expect, it, onTestFinished, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { createLog } from '../../log.ts';
import type { RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import type { ReserveRepository } from './reserve-repository.ts';
import { createReserveWatch } from './reserve-watch.ts';

it('looks for ghosts again a minute after a look began, however long that took', async () => {
  const claimUncertain = vi.fn(async () => {
    // What falls due meanwhile is due at the next look.
    passTime({ minutes: 6 });
    return [];
  });
  const repository: Partial<ReserveRepository> = {
    due: { database: { $queryRawUnsafe: async <T>() => [] as T }, condition: 'false' },
    reopen: async () => undefined,
    claimPending: async () => [],
    claimUncertain,
  };
  const watch = createReserveWatch({
    reserves: {} as RestaurantReserves,
    repository: repository as ReserveRepository,
    timeZone: async () => 'UTC',
    comparison: { drift: async () => [], compareDue: async () => false },
    log: createLog('silent'),
  });
  onTestFinished(() => watch.stop());
  for (const checks of [1, 2]) {
    watch.start();
    await watch.stop();
    expect(claimUncertain).toHaveBeenCalledTimes(checks);
  }
});
