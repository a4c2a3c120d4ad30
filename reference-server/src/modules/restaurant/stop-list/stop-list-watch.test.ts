import type { RestaurantState } from '@portal/domain/restaurant';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import { restaurantIds } from '../../../../sandbox/iiko/restaurant-ids.ts';
import { control, orderFault, startTestSandbox } from '../../../../sandbox/testing/test-sandbox.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { restaurantOf } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { createLog } from '../../../log.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createStopListRepository, type StopListRepository } from './stop-list-repository.ts';
import {
  createStopListWatch,
  stopListIdleMilliseconds,
  type StopListWatchOptions,
} from './stop-list-watch.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const database = await sharedByTests(createTestDatabase());
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
  const repository = createStopListRepository(prisma);
  const restaurant = restaurantOf(sandbox);
  const getStopList = vi.spyOn(restaurant, 'getStopList');
  const sent: RestaurantState[] = [];
  const follow = vi.fn<StopListWatchOptions['onStopList']>(async () => undefined);

  function openWatch(changes: Partial<StopListWatchOptions> = {}) {
    const watch = createStopListWatch({
      restaurant,
      data: { read: (_list, reader) => reader(() => undefined) },
      place: async () => restaurantIds,
      hasMenu: async () => true,
      repository,
      makeChange: createOutbox(prisma).makeChange,
      onStopList: follow,
      notify: (state) => sent.push(state),
      log: createLog('silent'),
      ...changes,
    });
    onTestFinished(() => watch.stop());
    return watch;
  }
  const stop = (...productIds: string[]) =>
    control(sandbox, 'PUT', 'iiko/stop-list', { productIds });
  return { sandbox, repository, getStopList, sent, follow, openWatch, stop };
}

const stoppedIn = async (repository: StopListRepository) =>
  (await repository.read()).stopped.map(({ product }) => product);
const sentOf = (sent: readonly RestaurantState[]) =>
  sent.map(({ stopList, canOrder }) => [stopList.data.map(({ product }) => product), canOrder]);

test('is unknown before the first reading, and each dish stands in it once', async () => {
  const { repository, sent, openWatch, stop } = await openWatches();
  await stop('dish-1');
  expect(await repository.read()).toMatchObject({ stopped: [], readAt: null, canOrder: false });
  openWatch().start();
  await eventually(() => expect(sentOf(sent)).toEqual([[['dish-1'], true]]));
  expect((await repository.read()).stopped).toEqual([{ product: 'dish-1', size: null, left: 0 }]);
});

test('is read at once when somebody says that it has changed, and told to everybody', async () => {
  const { sent, openWatch, stop } = await openWatches();
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(sent).toHaveLength(1));
  await stop('dish-1');
  watch.wake();
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sentOf(sent)).toEqual([
    [[], true],
    [['dish-1'], true],
  ]);
});

test('is read also when it changes while somebody looks how old it is', async () => {
  const { repository, sent, openWatch, stop } = await openWatches();
  let onRead: (() => Promise<void>) | undefined;
  const readAndNotify = async () => {
    const stored = await repository.read();
    await onRead?.();
    return stored;
  };
  const watch = openWatch({ repository: { ...repository, read: readAndNotify } });
  watch.start();
  await eventually(() => expect(sent).toHaveLength(1));
  onRead = async () => {
    onRead = undefined;
    await stop('dish-1');
    watch.wake();
  };
  watch.recheck();
  await eventually(() => expect(sentOf(sent).at(-1)).toEqual([['dish-1'], true]));
});

test('is read again within a minute, also when nobody says anything', async () => {
  const { sent, openWatch, stop } = await openWatches();
  openWatch({ idleMilliseconds: 20 }).start();
  await eventually(() => expect(sent).toHaveLength(1));
  await stop('dish-1');
  passTime({ seconds: stopListIdleMilliseconds / 1000 });
  await eventually(() =>
    expect(sentOf(sent)).toEqual([
      [[], true],
      [['dish-1'], true],
    ]),
  );
  const maxReadMilliseconds = 5_000;
  expect(stopListIdleMilliseconds + maxReadMilliseconds).toBeLessThan(60_000);
});

test('says nothing when nothing has changed, and still has what follows done', async () => {
  const { sent, follow, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(sent).toHaveLength(1));
  watch.wake();
  await eventually(() => expect(follow).toHaveBeenCalledTimes(2));
  await watch.stop();
  expect(sent).toHaveLength(1);
});

test('keeps the old one, with its age, while the restaurant does not answer', async () => {
  const { sandbox, repository, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const watch = openWatch();
  watch.start();
  await eventually(async () => expect(await stoppedIn(repository)).toEqual(['dish-1']));
  const { readAt } = await repository.read();
  await stop();
  await orderFault(sandbox, 'iiko', 'error-text');
  watch.wake();
  await eventually(async () => {
    expect((await control(sandbox, 'GET', 'faults')).body).toEqual([]);
  });
  expect(await repository.read()).toMatchObject({ readAt, stopped: [{ product: 'dish-1' }] });
  watch.wake();
  await eventually(async () => expect(await stoppedIn(repository)).toEqual([]));
});

test('that is older than five minutes closes the restaurant, until there is a newer one', async () => {
  const { sandbox, sent, openWatch } = await openWatches();
  const watch = openWatch();
  watch.start();
  await eventually(() => expect(sentOf(sent)).toEqual([[[], true]]));
  await orderFault(sandbox, 'iiko', 'error-text', -1);
  passTime({ minutes: 4 });
  watch.wake();
  await watch.stop();
  expect(sent).toHaveLength(1);

  passTime({ minutes: 2 });
  watch.start();
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ canOrder: false, staleSince: sent[0]?.stopList.readAt });
  await orderFault(sandbox, 'iiko', 'error-text', 0);
  watch.wake();
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ canOrder: true, staleSince: null });
});

test('does not open a restaurant without a menu', async () => {
  const { sent, openWatch } = await openWatches();
  let hasMenu = false;
  const watch = openWatch({ hasMenu: async () => hasMenu });
  watch.start();
  await watch.stop();
  expect(sent).toEqual([]);
  hasMenu = true;
  watch.start();
  await eventually(() => expect(sentOf(sent)).toEqual([[[], true]]));
});

test('what a process that died did not tell, the next round does', async () => {
  const { repository, sent, openWatch, stop } = await openWatches();
  await stop('dish-1');
  const dying = openWatch({
    notify: () => {
      throw new Error('died');
    },
  });
  dying.start();
  await dying.stop();
  expect(await repository.read()).toMatchObject({
    stopped: [{ product: 'dish-1' }],
    isTold: false,
  });
  openWatch().start();
  await eventually(() => expect(sentOf(sent)).toEqual([[['dish-1'], true]]));
  await eventually(async () => expect((await repository.read()).isTold).toBe(true));
});

test('several instances share one list, and ask for it in turns', async () => {
  const { getStopList, sent, openWatch } = await openWatches();
  const first = openWatch();
  first.start();
  await eventually(() => expect(sent).toHaveLength(1));
  await first.stop();
  const second = openWatch();
  second.start();
  await second.stop();
  expect(getStopList).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('a reading that comes late does not hide a newer one', async () => {
  const { repository } = await openWatches();
  const [early, late] = [new Date('2026-07-01T10:00:00Z'), new Date('2026-07-01T10:00:01Z')];
  const newest = { stopped: [{ product: 'a', size: null, left: 0 }], readAt: late };
  expect(await repository.save(database.prisma, newest)).toBe(true);
  expect(await repository.save(database.prisma, { stopped: [], readAt: early })).toBe(false);
  expect(await stoppedIn(repository)).toEqual(['a']);
});

test('read by a clock that was set back since gives way to what is read now', async () => {
  const { repository, sent, openWatch, stop } = await openWatches();
  const ahead = new Date(Date.now() + 60 * 60_000);
  await repository.save(database.prisma, { stopped: [], readAt: ahead });
  await stop('dish-1');
  openWatch().start();
  await eventually(() => expect(sentOf(sent)).toEqual([[['dish-1'], true]]));
  expect((await repository.read()).readAt?.getTime()).toBeLessThan(ahead.getTime());
});
