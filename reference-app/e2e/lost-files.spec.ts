import type { Page } from '@playwright/test';
import { expect, openConsole, signInGuest, test } from './journey.ts';

/** Loses the files of a name until it is told to let them through. */
async function loseFiles(page: Page, name: string): Promise<() => void> {
  let isLost = true;
  await page.route(`**/assets/${name}-*.js*`, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  return () => {
    isLost = false;
  };
}

test('a window whose file is lost leaves the page as it is, says so, and opens when it is tried again', async ({
  page,
}) => {
  const findFiles = await loseFiles(page, 'sign-in-window');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  const lost = page.getByRole('alert').filter({ hasText: 'Нет связи с порталом' });

  await test.step('what was there stays, and the window can be given up', async () => {
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(lost).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
    await lost.getByRole('button', { name: 'Закрыть' }).click();
    await expect(lost).toHaveCount(0);
  });

  await test.step('once it can be had, trying again opens it on the same page', async () => {
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(lost).toBeVisible();
    findFiles();
    await lost.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('dialog', { name: 'Вход в портал' })).toBeVisible();
    await expect(lost).toHaveCount(0);
    expect(await isSamePage()).toBe(true);
  });
});

test('a window whose file comes late says that it is on its way', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/sign-in-window-*.js*', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Загружаем…' })).toBeVisible();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Вход в портал' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Загружаем…' })).toHaveCount(0);
});

test('a part of the home page whose file is lost leaves the shops to be ordered from', async ({
  page,
  stack,
}) => {
  const findFiles = await loseFiles(page, 'open-orders');
  await signInGuest(page, stack, 'Лариса Потерина');
  await page.goto('/');
  await expect(page.getByText('Нет связи с порталом')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeRendered();
  findFiles();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Нет связи с порталом')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
});

test('the page that the app is opened at whose file is lost leaves the shell around it', async ({
  page,
}) => {
  await loseFiles(page, 'help-page');
  await page.goto('/help');
  await expect(page.getByText('Что-то пошло не так')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Магазины' }).first()).toBeVisible();
});

test('a section of the console whose file is lost leaves the console around it', async ({
  page,
  stack,
}) => {
  await loseFiles(page, 'system-page');
  await openConsole(page, stack, '/admin/settings');
  await page.getByRole('link', { name: /^Системные/ }).click();
  await expect(page.getByText('Что-то пошло не так')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Заказы' })).toBeVisible();
});
