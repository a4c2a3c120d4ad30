import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import {
  expect,
  holdBack,
  onDesktopAndPhone,
  onDesktopToo,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import { openBoardAs, leave } from './staff/order-staff.ts';

test.beforeEach(async ({ stack }) => stack.stopDishes());

const restaurant = 'Ресторан «Сосновый бор»';

async function openMenu(page: Page): Promise<void> {
  await page.goto('/stores');
  await page.getByRole('link', { name: restaurant }).click();
  await expect(page.getByRole('heading', { name: 'Супы' })).toBeVisible();
}

function categories(page: Page) {
  return page.getByRole('navigation', { name: 'Разделы меню' });
}

onDesktopAndPhone(() => {
  test('a guest reads the menu, chooses dishes and has them brought to the room; staff see how they are wanted', async ({
    page,
    browser,
    stack,
  }) => {
    await signInGuest(page, stack, 'Вера Громова');
    await test.step('finds a way through the menu', async () => {
      await openMenu(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await categories(page).getByRole('link', { name: 'Десерты' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Десерты' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Десерты' })).toBeInViewport();
      await expect(categories(page).getByRole('link', { name: 'Десерты' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.getByRole('heading', { name: 'Супы' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, -40);
      await expect(categories(page).locator('[aria-current]')).not.toHaveText('Десерты');
      const search = page.getByRole('searchbox', { name: 'Найти блюдо' });
      await search.fill('ПЕЛЬМЕНИ');
      await expect(page.getByText(/^Нашлось \d+ блюд/)).toBeVisible();
      await search.press('Escape');
      await expect(categories(page)).toBeVisible();
    });

    await test.step('has to choose what a dish comes with, and sees what it costs', async () => {
      await page.getByRole('button', { name: 'Выбрать: Котлеты пожарские' }).click();
      const sheet = page.getByRole('dialog', { name: 'Котлеты пожарские' });
      await expect(sheet.getByText('глютен, яйца, молоко')).toBeVisible();
      await sheet.getByRole('button', { name: 'Выберите: Гарнир на выбор' }).click();
      await expect(sheet.getByRole('checkbox', { name: /^Картофель с укропом/ })).toBeFocused();
      await expectAccessible(page);
      await sheet.getByRole('checkbox', { name: /^Гречка с грибами/ }).check();
      await sheet.getByRole('checkbox', { name: /^Овощи на гриле/ }).check();
      await expect(sheet.getByRole('checkbox', { name: /^Картофель с укропом/ })).toBeDisabled();
      await sheet.getByRole('checkbox', { name: /^Брусничный/ }).check();
      await sheet.getByRole('button', { name: 'Больше: Котлеты пожарские' }).click();
      await sheet.getByRole('button', { name: /^Добавить · 1\s520\s₽$/ }).click();
      await expect(sheet).toBeHidden();
    });

    await test.step('adds what needs no choice with one tap', async () => {
      await page.getByRole('button', { name: 'В корзину: Медовик' }).click();
      await page.getByRole('link', { name: /Открыть корзину/ }).click();
      await expect(page.getByText('Овощи на гриле, Гречка с грибами, Брусничный')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: 'Оформить заказ' }).click();
    });

    const orderId = await test.step('orders to a room', async () => {
      await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
      await page.getByLabel('Наличные').check();
      await expect(page.getByRole('definition').filter({ hasText: /^2\s090\s₽$/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Заказать', exact: true }).click();
      const heading = page.getByRole('heading', { name: /^Заказ #\d+$/ });
      await expect(heading).toBeVisible();
      await expect(page.getByText('Овощи на гриле, Гречка с грибами, Брусничный')).toBeVisible();
      return /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    });

    await test.step('staff see it, and what the kitchen has run out of since', async () => {
      const staff = await openBoardAs(browser, stack, 'admin', {
        path: '/admin/portal/orders?view=table',
      });
      const row = staff.getByRole('row').filter({ hasText: orderId });
      await expect(row).toContainText('Котлеты пожарские × 2');
      await expect(row).toContainText('Овощи на гриле, Гречка с грибами, Брусничный');
      await expect(row.getByText('стоп-лист')).toBeHidden();
      await stack.stopDishes('Медовик');
      await expect(row.getByText('стоп-лист')).toBeVisible();
      await expect(page.getByText('Закончилось уже после заказа: с вами свяжутся')).toBeVisible();
      await leave(staff);
    });
  });
});

test('reads the menu without what goes with the dishes, and that with the dish that is opened', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openMenu(page);
  const reads = requests.filter((path) => /dishes$|menu_by_id/.test(path));
  expect(reads).toEqual(['/api/iiko/dishes']);

  await test.step('shows the dish while that is on its way', async () => {
    const letGo = await holdBack(page, '**/api/iiko/dish/*');
    await page.getByRole('button', { name: 'Выбрать: Котлеты пожарские' }).click();
    const sheet = page.getByRole('dialog', { name: 'Котлеты пожарские' });
    await expect(sheet.getByText('глютен, яйца, молоко')).toBeVisible();
    await expect(sheet.getByText('Гарнир на выбор')).toBeHidden();
    await expectAccessible(page);
    letGo();
    await expect(sheet.getByText('Гарнир на выбор').first()).toBeVisible();
    await page.unroute('**/api/iiko/dish/*');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('says that it cannot be read, and reads it again', async () => {
    await page.route('**/api/iiko/dish/*', (route) =>
      route.fulfill({ status: 404, json: { success: false, code: 'NOT_FOUND', error: 'Нет' } }),
    );
    await page.getByRole('button', { name: 'Стейк рибай', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Стейк рибай' });
    await expect(sheet.getByText('Этого блюда больше нет в меню')).toBeVisible();
    await page.unroute('**/api/iiko/dish/*');
    await page.route('**/api/iiko/dish/*', (route) => route.abort());
    await page.reload();
    await expect(sheet.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/api/iiko/dish/*');
    await sheet.getByRole('button', { name: 'Повторить' }).click();
    await expect(sheet.getByText('Степень прожарки').first()).toBeVisible();
  });
});

test('marks at once what the kitchen runs out of, in menu, sheet and cart', async ({
  page,
  stack,
}) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'В корзину: Медовик' }).click();
  await page.getByRole('button', { name: 'В корзину: Наполеон' }).click();
  const cake = page.getByRole('article').filter({ hasText: 'Медовик' });
  await stack.stopDishes('Медовик');
  await expect(cake.getByText('Закончилось')).toBeVisible();
  await cake.getByRole('button', { name: 'Медовик', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Медовик' }).getByText('Закончилось'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /Открыть корзину/ }).click();
  await expect(page.getByText('Закончилось, в заказ не войдёт')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^429\s₽$/ })).toBeVisible();
  const stopped = await (await page.request.get('/api/iiko/stop-list')).text();
  await stack.stopDishes();
  await expect(page.getByText('Закончилось, в заказ не войдёт')).toBeHidden();

  await test.step('what goes with the button that was pressed does not take the focus along', async () => {
    const lines = page.getByRole('list', { name: 'Корзина' });
    await page.getByRole('button', { name: 'Очистить корзину' }).press('Enter');
    await expect(page.getByText('В корзине пусто')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await page.getByRole('button', { name: 'Больше: Медовик' }).click();
    await page.route('**/api/iiko/stop-list', (route) =>
      route.fulfill({
        body: stopped.replace('"left":0', '"left":1'),
        contentType: 'application/json',
      }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Оставить 1' }).press('Enter');
    await expect(lines).toBeFocused();
    await page.getByRole('button', { name: 'Убрать из корзины: Медовик' }).press('Enter');
    await expect(lines).toBeFocused();
    await page.getByRole('button', { name: 'Убрать из корзины: Наполеон' }).press('Enter');
    await expect(page.getByText('В корзине пусто')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('names the dish that could not be ordered, and takes it out with one tap', async ({
    page,
    stack,
  }) => {
    // A page that hears nothing of the kitchen after it was opened.
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    const readStopList = () => fetch(`${stack.url}/api/iiko/stop-list`);
    const received = await (await readStopList()).text();
    await page.route('**/api/iiko/stop-list', (route) =>
      route.fulfill({ body: received, contentType: 'application/json' }),
    );
    await signInGuest(page, stack, 'Егор Белов');
    await openMenu(page);
    await page.getByRole('button', { name: 'В корзину: Медовик' }).click();
    await page.getByRole('button', { name: 'В корзину: Наполеон' }).click();
    await page.getByRole('link', { name: /Открыть корзину/ }).click();
    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
    await page.getByLabel('Наличные').check();

    await stack.stopDishes('Медовик');
    // The kitchen tells the portal, which then reads its list.
    await expect
      .poll(async () => (await (await readStopList()).json()) as unknown)
      .toMatchObject({ stopList: { data: [{}] } });
    await page.getByRole('button', { name: 'Заказать', exact: true }).click();
    const notice = page.getByRole('alert');
    await onDesktopToo(page, async () => {
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('Этого уже нет: заказ не отправлен.');
      await expect(notice).toContainText('Медовик');
      await expectAccessible(page);
    });
    await notice.getByRole('button', { name: 'Убрать из заказа: Медовик' }).click();
    await page.getByRole('button', { name: 'Заказать', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
    // Where the time at which it comes is past midnight, it is said in two lines, and a phone has to be scrolled.
    const ordered = page.getByText('Наполеон');
    await ordered.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(ordered).toBeVisible();
    await expect(page.getByText('Медовик')).toBeHidden();
  });
});

test('says that the restaurant does not answer, keeps the menu, and lets nobody order in vain', async ({
  page,
}) => {
  const away = {
    stopList: { data: [], readAt: '2026-11-20T10:00:00.000Z' },
    canOrder: false,
    staleSince: '2026-11-20T10:00:00.000Z',
  };
  await openMenu(page);
  await page.getByRole('button', { name: 'В корзину: Медовик' }).click();
  await page.route('**/api/iiko/stop-list', (route) => route.fulfill({ json: away }));
  await page.reload();
  await expect(page.getByText(/^Меню на .*13:00, ресторан не отвечает\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Позвоните в ресторан: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^В корзину/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Медовик', exact: true }).click();
  await expect(page.getByText('Сейчас не заказать')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Открыть корзину/ }).click();
  await expect(page.getByText('Медовик')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeHidden();
});
