import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { changeAnswers, expect, openConsole, signInGuest, test } from './journey.ts';
import { registerGuest, staffCaller } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

/** The errors that a page writes into the browser's console. */
function loggedErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  return lines;
}

/** Has the calls to an address fail on the server, with an answer that should not be logged. */
function failWith(page: Page, address: string, requestId: string) {
  return page.route(address, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': requestId },
      json: { success: false, code: 'INTERNAL', error: 'Анна, +79991234567' },
    }),
  );
}

test('a failure to load tickets is logged, by codes and numbers alone, and shown', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  await signInGuest(page, stack, 'Анна');
  await failWith(page, '**/api/tickets', 'request-7');
  await page.goto('/help');
  await expect(page.getByText('Заявки не загрузились')).toBeVisible();
  await expect(page.getByText('Номер запроса: request-7')).toBeVisible();
  expect(errors).toContain('Ошибка при получении заявок: ServerFailedError 500 INTERNAL request-7');
  expect(errors.join()).not.toContain('Анна');
});

test('a cart that could not be loaded says why in its card, with the number, and is tried again', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Анна');
  const cart = JSON.stringify({ 1: [{ id: 1, quantity: 2 }] });
  await page.addInitScript((items) => localStorage.setItem('cart', items), cart);
  await failWith(page, '**/api/store/1', 'request-9');
  await page.goto('/carts');
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card.getByRole('alert')).toContainText('Не удалось загрузить эту корзину');
  await expect(card).toContainText('Номер запроса: request-9');
  await page.unrouteAll();
  await card.getByRole('button', { name: 'Повторить' }).click();
  await expect(card.getByRole('link', { name: /^Открыть корзину/ })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('a page that could not be loaded keeps its title, says why, and is tried again', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Анна');
  for (const { path, address, title, back, failed } of [
    {
      path: '/stores',
      address: '**/api/stores',
      title: 'Магазины и ресторан',
      back: null,
      failed: 'Магазины не загрузились',
    },
    {
      path: '/store/1/cart',
      address: '**/api/store/1',
      title: 'Корзина',
      back: 'Магазины и ресторан',
      failed: 'Не удалось загрузить магазин',
    },
    {
      path: '/store/1/checkout',
      address: '**/api/store/1',
      title: 'Оформление заказа',
      back: 'Вернуться в корзину',
      failed: 'Не удалось загрузить магазин',
    },
    {
      path: '/orders/7',
      address: '**/api/orders',
      title: 'Заказ #7',
      back: 'Мои заказы',
      failed: 'Заказ не загрузился',
    },
  ]) {
    await failWith(page, address, `request-of-${path}`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    if (back) await expect(main.getByRole('link', { name: back })).toBeVisible();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(failed);
    await expect(alert).toContainText(`Номер запроса: request-of-${path}`);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(alert).toHaveCount(0);
  }
});

test('the shops of the home page do not wait for settings that cannot be read', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await failWith(page, '**/api/portal-setting*', 'request-5');
  await page.goto('/');
  await expect.poll(() => calls).toContain('/api/stores');
  const before = calls.slice(0, calls.indexOf('/api/stores'));
  // By the page itself, and three times more before it counts as failed.
  expect(before.filter((path) => path === '/api/portal-setting').length).toBeLessThan(4);
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
});

test('a call that fails unexpectedly is logged once, after its last repeat, and one that is refused is not', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  let calls = 0;
  await signInGuest(page, stack, 'Анна');
  page.on('request', (request) => (calls += Number(request.url().endsWith('/api/orders'))));
  await failWith(page, '**/api/orders', 'request-8');
  await page.goto('/orders');
  const ours = () => errors.filter((line) => line.includes('ServerFailedError'));
  await expect.poll(ours).toEqual(['orders failed: ServerFailedError 500 INTERNAL request-8']);
  expect(calls).toBeGreaterThan(1);
  await page.goto('/orders/999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ours()).toHaveLength(1);
});

test('a service worker that cannot be registered is logged', async ({ page }) => {
  const errors = loggedErrors(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      throw new DOMException('The script is not there.', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect.poll(() => errors.join('\n')).toContain('Ошибка регистрации Service Worker:');
});

test('a payment form at fault is logged by its code, and says that nothing was tried', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  const token = 'ct-that-nobody-gave';
  await signInGuest(page, stack, 'Анна');
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.goto('/store/1/checkout');
  await page.getByLabel('Куда принести').selectOption({ label: 'Сосновый коттедж 2' });
  await page.getByLabel('Картой онлайн').check();
  await changeAnswers(page, '**/api/payment/create', (body) => {
    const reply = JSON.parse(body) as { payment: object };
    Object.assign(reply.payment, { confirmation_token: token });
    return JSON.stringify(reply);
  });
  await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
  const payment = page.getByRole('dialog', { name: 'Оплата заказа' });
  await expect(payment.getByRole('alert')).toContainText('Форма оплаты не работает.');
  expect(errors.filter((line) => line.startsWith('Форма оплаты не работает.'))).toEqual([
    expect.stringMatching(/ invalid_token$/),
  ]);
  expect(errors.join()).not.toContain(token);
});

async function setDebug(stack: Stack, debug: boolean): Promise<void> {
  const admin = await staffCaller(stack);
  await admin('/api/portal-setting/update', { data: { attributes: { debug } } }, 'PUT');
}

/** What a page writes into the browser's console, and what it loads. */
function watch(page: Page) {
  const lines: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const ofDebug = () => files.filter((path) => path.includes('debug-'));
  return { lines, ofDebug };
}

test('logs calls and events to the console while it is on, and nothing of it is loaded while it is off', async ({
  page,
  stack,
}) => {
  const guest = await signInGuest(page, stack, 'Пелагея Тайная');
  const { lines, ofDebug } = watch(page);
  await page.goto('/orders');
  await expect(page.getByText('Заказов пока нет')).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(ofDebug()).toEqual([]);
  expect(lines.filter((line) => line.startsWith('[portal]'))).toEqual([]);

  await setDebug(stack, true);
  try {
    await page.reload();
    await expect.poll(ofDebug).not.toEqual([]);
    await expect
      .poll(() => lines.join('\n'))
      .toMatch(/\[portal\] POST \/api\/\S+ 200 \d+ ms [\w-]+/);
    const { ticket } = await guest.call<{ ticket: { id: number } }>('/api/ticket/create', {
      data: { room: 1, message: 'Тайная просьба' },
    });
    // What was logged before the page went live is not told again.
    await expect
      .poll(async () => {
        const data = { ticketId: ticket.id, message: 'Тайная подробность' };
        await guest.call('/api/ticket/message', { data });
        return lines.join('\n');
      })
      .toMatch(/\[portal\] supportTicketMessage seq \d+/);
    const log = lines.join('\n');
    for (const secret of [guest.phone, guest.token, 'Пелагея', 'Тайная', '?', '{']) {
      expect(log).not.toContain(secret);
    }
  } finally {
    await setDebug(stack, false);
  }
});

test('shows the same to admins in a panel, and to no other staff', async ({ page, stack }) => {
  const panel = page.getByRole('group').filter({ hasText: 'Отладка' });
  const { lines, ofDebug } = watch(page);
  await openConsole(page, stack, '/admin/settings/system');
  const debug = page.getByRole('checkbox', { name: 'Режим отладки' });
  await expect(debug).toHaveAccessibleDescription(/в консоль браузера/);
  await expect(panel).toBeHidden();
  expect(ofDebug()).toEqual([]);
  await setDebug(stack, true);
  try {
    await page.reload();
    await panel.getByText('Отладка').click();
    await page
      .getByRole('link', { name: /^Контакты/ })
      .first()
      .click();
    const entries = panel.getByRole('listitem');
    const call = /(GET|POST) \/api\/\S+ 200 \d+ ms [0-9a-f-]{36}/;
    await expect(entries.filter({ hasText: call }).first()).toBeVisible();
    // An event is told where it is newer than the page.
    const guest = await registerGuest(stack, 'Пелагея Панельная');
    await expect(async () => {
      await guest.call('/api/ticket/create', { data: { room: 1, message: 'Тайная просьба' } });
      const event = entries.filter({ hasText: /supportTicketCreate seq \d+/ }).first();
      await expect(event).toBeAttached({ timeout: 2_000 });
    }).toPass();
    for (const text of [(await entries.allInnerTexts()).join('\n'), lines.join('\n')]) {
      for (const secret of [guest.phone, guest.token, 'Пелагея', 'Тайная', '?', '{']) {
        expect(text).not.toContain(secret);
      }
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(panel).toBeInViewport();
    await expectNoSidewaysScroll(page);

    await openConsole(page, stack, '/admin/portal/orders', 'moderator');
    await expect.poll(() => page.title()).toContain('Заказы');
    await expect(panel).toBeHidden();
  } finally {
    await setDebug(stack, false);
  }
});
