import type { Page, WebSocketRoute } from '@playwright/test';
import {
  expect,
  holdBack,
  onDesktopToo,
  openConsole,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import { giveSession, staffCaller, staffToken } from './sessions.ts';

/** A connection that can be pulled out and put back. */
async function cuttable(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    sockets.add(socket);
  });
  await page.route(/\/(api|socket\.io)\//, (route) => (isCut ? route.abort() : route.continue()));
  return {
    isLive: () => sockets.size > 0,
    async cut() {
      isCut = true;
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('a minute without a connection: nothing is missed, nothing waits for it, nobody has to reload', async ({
    page,
    stack,
  }) => {
    const staff = await staffCaller(stack);
    const line = await cuttable(page);
    await page.clock.install();
    const { call } = await signInGuest(page, stack, 'Зоя Ветрова');
    const newOrder = { store: 1, room: 1, products: [{ id: 1, quantity: 1 }], paymentType: 'cash' };
    const { order } = await call<{ order: { id: number } }>('/api/order/create', {
      data: { order: newOrder },
    });
    const { ticket } = await call<{ ticket: { id: number } }>('/api/ticket/create', {
      data: { room: 1, message: 'Где завтрак?' },
    });
    await page.goto(`/orders/${order.id}`);
    await onDesktopToo(page, () =>
      expect(page.getByRole('listitem').filter({ hasText: /^Новый/ })).toBeVisible(),
    );
    await expect.poll(line.isLive).toBe(true);

    await line.cut();
    await page.clock.fastForward('00:10');
    await onDesktopToo(page, () =>
      expect(page.getByText('Связь потеряна, восстанавливаем…')).toBeVisible(),
    );
    for (const status of ['inwork', 'delivered']) {
      await staff('/api/order/update', { data: { order: { id: order.id, status } } }, 'PUT');
    }
    const message = 'В главном доме, до одиннадцати';
    await staff('/api/ticket/message', { data: { ticketId: ticket.id, message } });
    await page.clock.fastForward('00:50');
    await onDesktopToo(page, () =>
      expect(page.getByRole('heading', { name: `Заказ #${order.id}` })).toBeVisible(),
    );
    await expect(page.getByRole('listitem').filter({ hasText: /^Новый/ })).toHaveAttribute(
      'aria-current',
      'step',
    );

    line.mend();
    await page.clock.fastForward('00:30');
    await expect(page.getByRole('listitem').filter({ hasText: /^Доставляется/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('Связь потеряна, восстанавливаем…')).toBeHidden();
    await page.getByRole('link', { name: 'Помощь' }).filter({ visible: true }).first().click();
    await expect(page.getByText(message)).toBeVisible();
  });
});

test('a portal that does not say whose session it is keeps nobody before an empty page, and is asked on', async ({
  page,
  stack,
}) => {
  const question = '**/api/token/decode';
  const failIt = () => page.route(question, (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInGuest(page, stack, 'Вера Ожидаева');
  await failIt();
  await page.goto('/orders');
  const lost = page.getByText('Связь потеряна, восстанавливаем…');
  await expect(lost).toBeVisible();
  await page.unroute(question);
  await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  await expect(lost).toBeHidden();

  await failIt();
  await giveSession(page.context(), stack, await staffToken(stack, 'admin'));
  await page.goto('/admin/portal/orders');
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  await page.unroute(question);
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
});

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
  const letGo = await holdBack(page, '**/assets/sign-in-window-*.js*');
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Загружаем…' })).toBeVisible();
  letGo();
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
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Магазины' }).first()).toBeVisible();
});

test('a section of the console whose file is lost leaves the console around it', async ({
  page,
  stack,
}) => {
  await loseFiles(page, 'system-page');
  await openConsole(page, stack, '/admin/settings');
  await page.getByRole('link', { name: /^Системные/ }).click();
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Заказы' })).toBeVisible();
});

/** Longer than any page takes to be drawn. */
const lateMilliseconds = 1_500;

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Загрузка' });

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
      const letGo = await holdBack(page, '**/api/store/**');
      await page.getByRole('link', { name }).click();
      await expect(barOf(page)).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL(/\/store\//);
      await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
      await expect(barOf(page)).toHaveCSS('opacity', '1');
      letGo();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(barOf(page)).toHaveCount(0);
      await page.unroute('**/api/store/**');
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
  const requested = page.waitForRequest('**/api/iiko/dish/*');
  await dish.click();
  await requested;
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
