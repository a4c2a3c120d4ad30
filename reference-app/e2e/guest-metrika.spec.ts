import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { staffCaller } from './sessions.ts';
import { expectAccessible } from './screens/accessible.ts';

const counter = 12_345_678;
const home = { name: 'Здравствуйте!', level: 1 } as const;
const stores = { name: 'Магазины', level: 1 } as const;

/** Stands in for the counter's script: takes over what waited, and keeps every call. */
const script = `
  const calls = [...(window.ym.a ?? [])];
  window.ym = (...call) => calls.push(call);
  window.counted = calls;
`;

declare global {
  interface Window {
    counted?: readonly (readonly unknown[])[];
  }
}

/** Answers for the counter's host; the addresses that it was asked for. */
async function playCounter(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/(mc\.yandex\.|yastatic\.)/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

function goToStores(page: Page): Promise<void> {
  return page
    .getByRole('navigation')
    .getByRole('link', { name: 'Магазины' })
    .filter({ visible: true })
    .first()
    .click();
}

/** The pages that were counted, each with the one before it. */
function hits(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.counted ?? [])
      .filter(([, method]) => method === 'hit')
      .map(([id, , url, options]) => ({ id, url, ...(options as object) })),
  );
}

test('nothing is asked of a counter that the hotel does not have', async ({ page }) => {
  const requests = await playCounter(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', home)).toBeVisible();
  await goToStores(page);
  await expect(page.getByRole('heading', stores)).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'ym' in window)).toBe(false);
});

test('a counter loads only for who agreed, and asks without covering the cart', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const setCounter = (metrikaId: number | null) =>
    staff('/api/portal-setting/update', { data: { attributes: { metrikaId } } }, 'PUT');
  await setCounter(counter);
  try {
    const requests = await playCounter(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Счётчик посещений' });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    const { width = 0, x = -1 } = (await banner.boundingBox()) ?? {};
    expect(x >= 0 && x + width <= 320).toBe(true);
    await goToStores(page);
    await expect(page.getByRole('heading', stores)).toBeVisible();
    await expect(banner).toBeHidden();
    await page.goBack();
    await banner.getByRole('button', { name: 'Не нужно' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', home)).toBeVisible();
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await expect(banner).toBeHidden();
    expect(requests).toEqual([]);
    await page.goto('/privacy');
    await page.getByRole('radio', { name: 'Считать мои посещения' }).check();
    await expect.poll(() => requests.length).toBe(1);
    await page.getByRole('radio', { name: 'Не считать' }).check();
    await page.waitForLoadState('load');
    await expect.poll(() => page.evaluate(() => 'ym' in window)).toBe(false);
  } finally {
    await setCounter(null);
  }
});

test("the hotel's counter hears of every page, and of no guest's own words", async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const setCounter = (metrikaId: number | null) =>
    staff('/api/portal-setting/update', { data: { attributes: { metrikaId } } }, 'PUT');
  await setCounter(counter);
  try {
    const requests = await playCounter(page);
    await page.goto('/?from=lobby#top');
    await page.getByRole('button', { name: 'Можно' }).click();
    const first = { id: counter, url: `${stack.url}/`, title: 'Гостевой портал', referer: '' };
    await expect.poll(() => hits(page)).toEqual([first]);
    await goToStores(page);
    await expect(page.getByRole('heading', stores)).toBeVisible();
    const second = { ...first, url: `${stack.url}/stores`, referer: first.url };
    await expect.poll(() => hits(page)).toEqual([first, second]);
    await page.goBack();
    await expect(page.getByRole('heading', home)).toBeVisible();
    const third = { ...first, referer: second.url };
    await expect.poll(() => hits(page)).toEqual([first, second, third]);
    expect(requests).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
  } finally {
    await setCounter(null);
  }
});
