import type { Page } from '@playwright/test';
import { expect, openConsole, test } from './journey.ts';

/** Longer than any page takes to be drawn. */
const lateMilliseconds = 1_500;

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Загрузка' });

/** Holds back the answers to calls whose path ends so, until they are let go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await mayGo;
    await route.continue();
  });
  return letGo;
}

/** Counts the frames in which the bar can be seen, from now on. */
async function countFramesWithBar(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { framesWithBar: 0 });
    const look = () => {
      const bar = document.querySelector('[data-component="LoadingBar"]');
      if (bar && getComputedStyle(bar).opacity !== '0') counted.framesWithBar += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { framesWithBar: number }).framesWithBar);
}

test('the loading bar stands while the next page’s data are late, each time, and no longer', async ({
  page,
}) => {
  await page.goto('/');
  const shop = page.getByRole('link', { name: 'Прокат' });
  await expect(shop).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);

  for (const name of ['Прокат', 'Фермерская лавка']) {
    await test.step(`${name} is late`, async () => {
      const letGo = await holdBack(page, '**/api/store/*');
      await page.getByRole('link', { name }).click();
      await expect(barOf(page)).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL(/\/store\//);
      await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
      await expect(barOf(page)).toHaveCSS('opacity', '1');
      letGo();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(barOf(page)).toHaveCount(0);
      await page.unroute('**/api/store/*');
      await page.goBack();
      await expect(shop).toBeVisible();
    });
  }

  await test.step('its file is late', async () => {
    const letGo = await holdBack(page, '**/assets/help-page-*.js*');
    await page.getByRole('link', { name: 'Помощь' }).filter({ visible: true }).click();
    await expect(barOf(page)).toHaveCSS('opacity', '1');
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
    await expect(barOf(page)).toHaveCount(0);
  });
});

test('the loading bar is not shown for what a page that is there reads', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ресторан' }).first().click();
  const dish = page.getByRole('article').getByRole('button').first();
  await expect(dish).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  const letGo = await holdBack(page, '**/api/iiko/dish/*');
  const framesWithBar = await countFramesWithBar(page);
  const asked = page.waitForRequest('**/api/iiko/dish/*');
  await dish.click();
  await asked;
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await framesWithBar()).toBe(0);
  letGo();
});

test('the console has no loading bar, however late its data are', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { barsSeen: 0 });
    new MutationObserver(() => {
      counted.barsSeen += document.querySelectorAll('[data-component="LoadingBar"]').length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMilliseconds));
    await route.continue();
  });
  await openConsole(page, stack, '/admin/portal/orders');
  await page.getByRole('link', { name: 'Поддержка' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeVisible();
  const barsSeen = () => page.evaluate(() => (window as unknown as { barsSeen: number }).barsSeen);
  expect(await barsSeen()).toBe(0);
});
