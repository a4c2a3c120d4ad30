import type { Locator, Page } from '@playwright/test';
import {
  desktopViewport,
  expect,
  openConsole,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import { cardOf, column, leave, openBoardAs, order } from './staff/order-staff.ts';
import { registerGuest, staffCaller } from './sessions.ts';

test('hints for keys are seen where there are keys, and not on a touch screen', async ({
  browser,
  page,
  stack,
}) => {
  const touch = await browser.newContext({
    locale: 'ru-RU',
    baseURL: stack.url,
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
  });
  const tablet = await touch.newPage();
  for (const [path, hint] of [
    ['/admin/portal/tickets', 'j и k — по списку'],
    ['/admin/portal/orders', 'Стрелки — по карточкам'],
    ['/admin/settings/catalogue/1', 'Enter в цене сохраняет её'],
  ] as const) {
    await openConsole(page, stack, path);
    await expect(page.getByText(hint)).toBeVisible();
    await openConsole(tablet, stack, path);
    await expect(tablet.getByText(hint)).toBeAttached();
    await expect(tablet.getByText(hint), path).not.toBeRendered();
  }
  await touch.close();
});

test('a card of the board names its next step, and all cards are equally high', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  const guest = await registerGuest(stack, 'Елена Кравцова');
  const change = await staffCaller(stack);
  const steps = ['Взять в работу', 'Передать в доставку', 'Отметить выполненным'];
  const ids: number[] = [];
  for (const before of [[], ['inwork'], ['inwork', 'delivered']]) {
    const id = await order(guest, { payment: ids.length === 0 ? 'external' : 'cash' });
    for (const status of before)
      await change('/api/order/update', { data: { order: { id, status } } }, 'PUT');
    ids.push(id);
  }
  await staffPage.getByRole('searchbox').fill('кравцова');
  for (const size of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, phoneViewport]) {
    await staffPage.setViewportSize(size);
    const heights = new Set<number>();
    for (const [index, id] of ids.entries()) {
      const step = steps[index] ?? '';
      const button = cardOf(staffPage, id).getByRole('button', { name: step });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeVisible();
      await expect(button).toHaveText(step);
      const { height, isWhole } = await cardOf(staffPage, id).evaluate((card) => ({
        height: card.getBoundingClientRect().height,
        isWhole: card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight,
      }));
      expect(isWhole, `#${id} at ${size.width}`).toBe(true);
      heights.add(height);
    }
    expect([...heights], `at ${size.width}`).toHaveLength(1);
  }
  await staffPage.setViewportSize({ width: 1440, height: 900 });
  await cardOf(staffPage, ids[0] ?? 0)
    .getByRole('button', { name: 'Взять в работу' })
    .click();
  await expect(column(staffPage, 'В работе').getByRole('article')).toHaveCount(2);
  await leave(staffPage);
});

test('no row of a table has a primary button: its one stands above', async ({ page, stack }) => {
  const guest = await registerGuest(stack, 'Игорь Ветров');
  const id = await order(guest);
  await openConsole(page, stack, '/admin/portal/orders?view=table');
  const row = page.getByRole('row').filter({ hasText: String(id) });
  await expect(row.getByRole('button', { name: 'Взять в работу' })).toBeVisible();
  await expect(page.getByRole('row').locator('[data-variant="primary"]')).toHaveCount(0);
});

test('a search among filters is named above it as they are, and leaves no empty strip', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(desktopViewport);
  for (const path of [
    '/admin/portal/orders',
    '/admin/portal/orders?view=table',
    '/admin/portal/guests',
    '/admin/portal/guests/ratings',
    '/admin/banquet-management?view=list',
    '/admin/settings/staff',
  ]) {
    await openConsole(page, stack, path);
    const search = page.getByRole('searchbox');
    const called = (await search.getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('main').getByText(called, { exact: true }), path).toBeVisible();
    const above = (field: Locator) =>
      field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.getBoundingClientRect().top);
    expect(await above(search), path).toBe(await above(page.getByRole('combobox').first()));
    if (!path.startsWith('/admin/portal/orders')) continue;
    const views = await page.getByRole('tablist', { name: 'Вид заказов' }).boundingBox();
    expect(views?.y ?? Infinity, path).toBeLessThan((await above(search)) ?? 0);
  }
});

const beTwoHoursFast = (page: Page) => page.clock.install({ time: Date.now() + 2 * 3_600_000 });

test('devices that are two hours fast tell a fresh order as the server’s clock has it', async ({
  page,
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  await beTwoHoursFast(staffPage);
  await beTwoHoursFast(page);
  const id = await order(await signInGuest(page, stack, 'Пётр Спешащий'));

  await test.step('the guest sees when it comes', async () => {
    await page.goto(`/orders/${id}`);
    await expect(page.getByText(/^Принесём примерно к |^Обещали к /)).toHaveText(/^Принесём/);
  });

  await test.step('for staff it has only just come', async () => {
    await staffPage.reload();
    const card = cardOf(staffPage, id);
    await expect(card.getByText(/^(\d+ ч )?\d+ мин$/)).toHaveText(/^[01] мин$/);
    await expect(card.locator('[data-urgency]')).toHaveAttribute('data-urgency', 'timely');
  });
  await leave(staffPage);
});
