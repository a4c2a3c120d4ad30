import { expect, onTestFinished, test, vi } from 'vitest';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { restaurantOf } from '../../../test/restaurants.ts';
import { createLog } from '../../log.ts';
import type { RestaurantPlace } from './hotel-restaurant.ts';
import { createStopListWatch } from './stop-list-watch.ts';

const patience = { timeout: 10_000, interval: 20 };

async function openWatch(place: RestaurantPlace | null = restaurantIds) {
  const sandbox = await startTestSandbox();
  const watch = createStopListWatch({
    restaurant: restaurantOf(sandbox),
    place: async () => place,
    log: createLog('silent'),
  });
  onTestFinished(() => watch.stop());
  const stop = (...productIds: string[]) =>
    control(sandbox, 'PUT', 'iiko/stop-list', { productIds });
  const stopped = () => watch.current()?.stopped.map(({ productId }) => productId);
  return { sandbox, watch, stop, stopped };
}

test('is unknown before the first reading, and each dish stands in it once', async () => {
  const { watch, stop, stopped } = await openWatch();
  await stop('dish-1');
  expect(watch.current()).toBeNull();
  watch.start();
  await vi.waitFor(() => expect(stopped()).toEqual(['dish-1']), patience);
  expect(Date.now() - watch.current()!.readAt.getTime()).toBeLessThan(10_000);
});

test('is read at once when somebody says that it has changed', async () => {
  const { watch, stop, stopped } = await openWatch();
  watch.start();
  await vi.waitFor(() => expect(stopped()).toEqual([]), patience);
  await stop('dish-1');
  watch.poke();
  await vi.waitFor(() => expect(stopped()).toEqual(['dish-1']), patience);
});

test('keeps the old one, with its age, while the restaurant does not answer', async () => {
  const { sandbox, watch, stop, stopped } = await openWatch();
  await stop('dish-1');
  watch.start();
  await vi.waitFor(() => expect(stopped()).toEqual(['dish-1']), patience);
  const before = watch.current();
  await stop();
  await orderFault(sandbox, 'iiko', 'error-text');
  watch.poke();
  await vi.waitFor(async () => {
    expect((await control(sandbox, 'GET', 'faults')).body).toEqual([]);
  }, patience);
  expect(watch.current()).toBe(before);
  watch.poke();
  await vi.waitFor(() => expect(stopped()).toEqual([]), patience);
});

test('without a terminal group of the restaurant’s own, every group counts', async () => {
  const { organizationId } = restaurantIds;
  const { watch, stop, stopped } = await openWatch({ organizationId, terminalGroupId: null });
  await stop('dish-1');
  watch.start();
  await vi.waitFor(() => expect(stopped()).toEqual(['dish-1', 'dish-1']), patience);
});
