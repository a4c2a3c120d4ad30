import type { RestaurantState } from '@portal/domain';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { restaurantOf } from '../../../test/fixtures/restaurant.ts';
import { createLog } from '../../log.ts';
import { createStopListStore, type StopListStore } from './stop-list-store.ts';
import {
  createStopListWatch,
  stopListIdleMilliseconds,
  type StopListWatchOptions,
} from './stop-list-watch.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
afterEach(() => {
  vi.useRealTimers();
});

async function openWatches() {
  const { prisma } = database;
  await prisma.restaurantStopList.update({
    where: { id: 1 },
    data: { stopped: [], readAt: null, canOrder: false, isTold: true },
  });
  const sandbox = await startTestSandbox();
  const store = createStopListStore(prisma);
  const restaurant = restaurantOf(sandbox);
  const getStopList = vi.spyOn(restaurant, 'getStopList');
  const told: RestaurantState[] = [];
  const follow = vi.fn<StopListWatchOptions['onStopList']['inTransaction']>(async () => undefined);

  function openWatch(changes: Partial<StopListWatchOptions> = {}) {
    const watch = createStopListWatch({
      restaurant,
      place: async () => restaurantIds,
      hasMenu: async () => true,
      store,
      onStopList: { inTransaction: follow, afterCommit: () => undefined },
      tell: (state) => told.push(state),
      log: createLog('silent'),
      ...changes,
    });
    onTestFinished(() => watch.stop());
    return watch;
  }
  const stop = (...productIds: string[]) =>
    control(sandbox, 'PUT', 'iiko/stop-list', { productIds });
  return { sandbox, store, getStopList, told, follow, openWatch, stop };
}

const stoppedIn = async (store: StopListStore) =>
  (await store.read()).stopped.map(({ product }) => product);
const toldOf = (told: readonly RestaurantState[]) =>
  told.map(({ stopList, canOrder }) => [stopList.data.map(({ product }) => product), canOrder]);

test('is unknown before the first reading, and each dish stands in it once', async () => {
  const { store, told, openWatch, stop } = await openWatches();
  await stop('dish-1');
  expect(await store.read()).toMatchObject({ stopped: [], readAt: null, canOrder: false });
  openWatch().start();
  await eventually(() => expect(toldOf(told)).toEqual([[['dish-1'], true]]));
  expect((await store.read()).stopped).toEqual([{ product: 'dish-1', size: null, left: 0 }]);
});

test('is read at once when somebody says that it has changed, and told to everybody', async () => {
  const { told, openWatch, stop } = await openWatches();
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(told).toHaveLength(1));
  await stop('dish-1');
  watch.poke();
  await eventually(() => expect(told).toHaveLength(2));
  expect(toldOf(told)).toEqual([
    [[], true],
    [['dish-1'], true],
  ]);
});

test('is read also when it changes while somebody looks how old it is', async () => {
  const { store, told, openWatch, stop } = await openWatches();
  let onLook: (() => Promise<void>) | undefined;
  const readAndTell = async () => {
    const kept = await store.read();
    await onLook?.();
    return kept;
  };
  const watch = openWatch({ store: { ...store, read: readAndTell } });
  watch.start();
  await eventually(() => expect(told).toHaveLength(1));
  onLook = async () => {
    onLook = undefined;
    await stop('dish-1');
    watch.poke();
  };
  watch.look();
  await eventually(() => expect(toldOf(told).at(-1)).toEqual([['dish-1'], true]));
});

test('is read again within a minute, also when nobody says anything', async () => {
  const { told, openWatch, stop } = await openWatches();
  openWatch({ idleMilliseconds: 20 }).start();
  await eventually(() => expect(told).toHaveLength(1));
  await stop('dish-1');
  passTime({ seconds: stopListIdleMilliseconds / 1000 });
  await eventually(() =>
    expect(toldOf(told)).toEqual([
      [[], true],
      [['dish-1'], true],
    ]),
  );
  const longestReading = 5_000;
  expect(stopListIdleMilliseconds + longestReading).toBeLessThan(60_000);
});

test('says nothing when nothing has changed, and still has what follows done', async () => {
  const { told, follow, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(told).toHaveLength(1));
  watch.poke();
  await eventually(() => expect(follow).toHaveBeenCalledTimes(2));
  await watch.stop();
  expect(told).toHaveLength(1);
});

test('keeps the old one, with its age, while the restaurant does not answer', async () => {
  const { sandbox, store, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const watch = openWatch();
  watch.start();
  await eventually(async () => expect(await stoppedIn(store)).toEqual(['dish-1']));
  const { readAt } = await store.read();
  await stop();
  await orderFault(sandbox, 'iiko', 'error-text');
  watch.poke();
  await eventually(async () => {
    expect((await control(sandbox, 'GET', 'faults')).body).toEqual([]);
  });
  expect(await store.read()).toMatchObject({ readAt, stopped: [{ product: 'dish-1' }] });
  watch.poke();
  await eventually(async () => expect(await stoppedIn(store)).toEqual([]));
});

test('that is older than five minutes closes the restaurant, until there is a newer one', async () => {
  const { sandbox, told, openWatch } = await openWatches();
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(toldOf(told)).toEqual([[[], true]]));
  await orderFault(sandbox, 'iiko', 'error-text', -1);
  passTime({ minutes: 4 });
  watch.poke();
  await watch.stop();
  expect(told).toHaveLength(1);

  passTime({ minutes: 2 });
  watch.start();
  await eventually(() => expect(told).toHaveLength(2));
  expect(told[1]).toMatchObject({ canOrder: false, staleSince: told[0]?.stopList.readAt });
  await orderFault(sandbox, 'iiko', 'error-text', 0);
  watch.poke();
  await eventually(() => expect(told).toHaveLength(3));
  expect(told[2]).toMatchObject({ canOrder: true, staleSince: null });
});

test('does not open a restaurant without a menu', async () => {
  const { told, openWatch } = await openWatches();
  let hasMenu = false;
  const watch = openWatch({ hasMenu: async () => hasMenu });
  watch.start();
  await watch.stop();
  expect(told).toEqual([]);
  hasMenu = true;
  watch.start();
  await eventually(() => expect(toldOf(told)).toEqual([[[], true]]));
});

test('what a process that died did not tell, the next round does', async () => {
  const { store, told, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const dying = openWatch({
    tell: () => {
      throw new Error('died');
    },
  });
  dying.start();
  await dying.stop();
  expect(await store.read()).toMatchObject({ stopped: [{ product: 'dish-1' }], isTold: false });
  openWatch().start();
  await eventually(() => expect(toldOf(told)).toEqual([[['dish-1'], true]]));
  await eventually(async () => expect((await store.read()).isTold).toBe(true));
});

test('several instances share one list, and ask for it in turns', async () => {
  const { getStopList, told, openWatch } = await openWatches();
  const first = openWatch();
  first.start();
  await eventually(() => expect(told).toHaveLength(1));
  await first.stop();
  const second = openWatch();
  second.start();
  await second.stop();
  expect(getStopList).toHaveBeenCalledTimes(1);
  expect(told).toHaveLength(1);
});

test('a reading that comes late does not hide a newer one', async () => {
  const { store } = await openWatches();
  const [early, late] = [new Date('2026-07-01T10:00:00Z'), new Date('2026-07-01T10:00:01Z')];
  const nothing = async () => undefined;
  await store.keep({ stopped: [{ product: 'a', size: null, left: 0 }], readAt: late }, nothing);
  await store.keep({ stopped: [], readAt: early }, nothing);
  expect(await stoppedIn(store)).toEqual(['a']);
});
