import { cataloguePicturePath, dishPicturePath } from '@portal/domain/server';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startKernel } from '../../test/kernel-server.ts';
import { mountCataloguePictures, mountDishPictures } from './pictures.ts';

const bytes = new Uint8Array([1, 2, 3]);
/** A picture whose look-up waits until it is let go. */
let lookups: PromiseWithResolvers<null>[] = [];
afterEach(() => {
  vi.useRealTimers();
  lookups = [];
});

async function serve(isStored: boolean) {
  const find = <Found>(found: Found): Promise<Found | null> => {
    if (isStored) return Promise.resolve(found);
    const waiting = Promise.withResolvers<null>();
    lookups.push(waiting);
    return waiting.promise;
  };
  const { url } = await startKernel({
    mountPages(app) {
      mountCataloguePictures(app, { read: () => find(bytes) });
      mountDishPictures(app, { find: () => find({ type: 'image/png', bytes }) });
    },
  });
  return url;
}

const paths = [
  `${cataloguePicturePath}/${'a'.repeat(64)}.webp`,
  `${dishPicturePath}?url=${encodeURIComponent('https://pictures.test/soup.png')}`,
];

it.each(paths)('%s is sent as it is kept', async (path) => {
  const response = await fetch((await serve(true)) + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^image\//);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

it.each(paths)('%s that is not found within 14 s is unavailable', async (path) => {
  const url = await serve(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let status = 0;
  const answered = fetch(url + path).then(async (response) => {
    status = response.status;
    return (await response.json()) as unknown;
  });
  // Timers of the test stand still as well: it looks again as soon as anything has happened.
  while (lookups.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(13_999);
  expect(status).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await answered).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect(status).toBe(503);
  vi.useRealTimers();
  // What comes after that has nobody to go to, and disturbs nobody.
  lookups[0]?.resolve(null);
  await eventually(async () => expect((await fetch(`${url}/nothing`)).status).toBe(404));
});
