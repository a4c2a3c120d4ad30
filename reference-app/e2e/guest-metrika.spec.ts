import type { Page } from '@playwright/test';
import { callFrom, expect, signInAdmin, test } from './journey.ts';

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
  const asked: string[] = [];
  await page.route(/^https:\/\/(mc\.yandex\.|yastatic\.)/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
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
  const asked = await playCounter(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', home)).toBeVisible();
  await goToStores(page);
  await expect(page.getByRole('heading', stores)).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'ym' in window)).toBe(false);
});

test("the hotel's counter hears of every page, and of no guest's own words", async ({
  page,
  browser,
  stack,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await signInAdmin(staff, stack);
  const setCounter = (metrikaId: number | null) =>
    callFrom(staff, 'PUT', '/api/portal-setting/update', { attributes: { metrikaId } });
  await setCounter(counter);
  try {
    const asked = await playCounter(page);
    await page.goto('/?from=lobby#top');
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
    expect(asked).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
  } finally {
    await setCounter(null);
    await staff.context().close();
  }
});
