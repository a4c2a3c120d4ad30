import type { Page, Worker } from '@playwright/test';
import { expectAccessible } from './screens/accessible.ts';
import { expect, openConsole, signInGuest, test } from './journey.ts';
import { leave, openBoardAs, order } from './staff/order-staff.ts';
import { registerGuest } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

interface Device {
  readonly endpoint: string;
}

interface PortalReply {
  readonly status: { readonly data: { readonly attributes: { readonly vapidPublicKey: string } } };
}

test.use({ serviceWorkers: 'allow' });

/** The page's service worker, once it has taken over. */
async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return worker;
}

async function signIn(page: Page, stack: Stack, name: string): Promise<void> {
  await signInGuest(page, stack, name);
  await page.goto('/orders');
  await expect(page.getByText('Заказов пока нет')).toBeVisible();
}

const openProfile = (page: Page, name: string) =>
  page.getByRole('link', { name: `Профиль: ${name}` }).click();
const pushSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Уведомления на этом устройстве' });

/** The browser's push service is far away; the sandbox makes the subscriptions that it would make. */
async function subscribeBySandbox(page: Page, stack: Stack): Promise<void> {
  await page.exposeFunction('makeDevice', async (applicationServerKey: string) => {
    const response = await fetch(`${stack.sandboxUrl}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    return (await response.json()) as Device;
  });
  await page.addInitScript(() => {
    // Without a window of its own this browser lets nobody be asked.
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    let held: PushSubscription | null = null;
    const { makeDevice } = window as unknown as {
      makeDevice: (key: string) => Promise<PushSubscriptionJSON>;
    };
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async (options) => {
      const bytes = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
      const key = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      const json = await makeDevice(key);
      const subscription = {
        ...{ endpoint: json.endpoint ?? '', toJSON: () => json },
        options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
        unsubscribe: async () => {
          held = null;
          return true;
        },
      };
      held = subscription as unknown as PushSubscription;
      return held;
    };
  });
}

async function pushed(stack: Stack): Promise<{ title: string; path: string }[]> {
  const messages = (await (await fetch(`${stack.sandboxUrl}/push`)).json()) as { body: string }[];
  return messages.map(({ body }) => JSON.parse(body) as { title: string; path: string });
}

test('switches notifications on, tries them, and switches them off', async ({ page, stack }) => {
  await subscribeBySandbox(page, stack);
  await signIn(page, stack, 'Анна Первая');
  await workerOf(page);
  await openProfile(page, 'Анна Первая');
  await expect(pushSwitch(page)).not.toBeChecked();
  await expectAccessible(page);
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Отправили — уведомление придёт')).toBeVisible();
  await expect
    .poll(() => pushed(stack))
    .toContainEqual(expect.objectContaining({ title: 'Проверка уведомлений', path: '/' }));
  await expectAccessible(page);
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Проверить' })).toBeHidden();
});

test('staff write to the devices of a guest from the card, and hear where nobody takes it', async ({
  page,
  browser,
  stack,
}) => {
  const elsewhere = await browser.newContext({ locale: 'ru-RU' });
  const { call } = await signInGuest(await elsewhere.newPage(), stack, 'Пётр Уведомлённый');
  const { status } = await call<PortalReply>('/api/portal-setting', {});
  const made = await fetch(`${stack.sandboxUrl}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: status.data.attributes.vapidPublicKey }),
  });
  const subscription = (await made.json()) as Device;
  await call('/api/web-push/subscribe', { subscription, visitorId: 'visitor-of-pyotr' });

  await openConsole(page, stack, '/admin/portal/guests');
  await page.getByRole('button', { name: 'Открыть карточку: Пётр Уведомлённый' }).click();
  const card = page.getByRole('dialog', { name: 'Пётр Уведомлённый' });
  const write = async (title: string) => {
    await card.getByRole('button', { name: 'Отправить уведомление' }).click();
    const form = page.getByRole('dialog', { name: 'Отправить уведомление: Пётр Уведомлённый' });
    const send = form.getByRole('button', { name: 'Отправить уведомление' });
    await send.click();
    await expect(form.getByText('Заполните поле')).toHaveCount(2);
    await expectAccessible(page);
    await form.getByLabel('Заголовок').fill(title);
    await form.getByLabel('Сообщение').fill('Ждёт у входа');
    await send.click();
    await expect(form).toBeHidden();
  };
  await write('Такси приехало');
  const section = page.getByRole('region', { name: 'Уведомления' });
  await expect(section.getByText('Приняли устройства: 1 из 1')).toBeVisible();
  await expect
    .poll(() => pushed(stack))
    .toContainEqual(expect.objectContaining({ title: 'Такси приехало', message: 'Ждёт у входа' }));

  await call('/api/web-push/unsubscribe', { endpoint: subscription.endpoint });
  await write('Такси уехало');
  await expect(section.getByText('Уведомление никто не получит')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Отправить уведомление' })).toBeHidden();
  await elsewhere.close();
});

test('staff switch alerts on for their device from the menu, and read of what they will hear', async ({
  page,
  stack,
}) => {
  await subscribeBySandbox(page, stack);
  await openConsole(page, stack, '/admin/portal/orders', 'moderator');
  await workerOf(page);
  await page.getByRole('button', { name: 'Уведомления', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Уведомления о тревогах' });
  await expect(window.getByText('Заказы никто не видит')).toBeVisible();
  await expect(window.getByText('Похоже на подбор кодов или паролей')).toBeHidden();
  await expect(pushSwitch(page)).not.toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  const before = (await pushed(stack)).length;
  await window.getByRole('button', { name: 'Проверить' }).click();
  await expect
    .poll(async () => (await pushed(stack)).slice(before))
    .toMatchObject([{ title: 'Проверка уведомлений', path: '/admin/alerts' }]);
  await expectAccessible(page);
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).not.toBeChecked();
});

test('says to staff what keeps notifications from a device', async ({ page, stack }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    Object.defineProperty(navigator, 'userAgent', { get: () => iPhone });
  });
  await openConsole(page, stack, '/admin/portal/orders');
  await page.getByRole('button', { name: 'Уведомления', exact: true }).click();
  await expect(pushSwitch(page)).toBeDisabled();
  await expect(page.getByText('добавить портал на экран «Домой»')).toBeVisible();
  await expectAccessible(page);
});

test('says what keeps notifications from a device', async ({ page, stack }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signIn(page, stack, 'Анна Вторая');
  await openProfile(page, 'Анна Вторая');
  await expect(pushSwitch(page)).toBeDisabled();
  await expect(page.getByText('Браузеру запрещено показывать уведомления')).toBeVisible();
  await expectAccessible(page);
});

test('shows what is pushed as it was written', async ({ page }) => {
  await page.goto('/stores');
  const worker = await workerOf(page);
  // Runs in the worker, whose types are not those of a page.
  const shown: unknown = await worker.evaluate(`(async () => {
    const notification = {
      title: 'Новый статус заказа', message: '<b>Заказ #7</b>: В работе',
      path: '/orders/7', tag: 'order-7', locale: 'ru',
    };
    return new Promise((resolve) => {
      self.registration.showNotification = async (title, { body, tag, lang }) =>
        resolve({ title, body, tag, lang });
      self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(notification) }));
    });
  })()`);
  expect(shown).toEqual({
    title: 'Новый статус заказа',
    body: '<b>Заказ #7</b>: В работе',
    tag: 'order-7',
    lang: 'ru',
  });
});

test('has a page with the hotel’s phones when there is no network, and comes back by itself', async ({
  page,
}) => {
  await page.goto('/stores');
  await workerOf(page);
  await expect.poll(() => page.evaluate(async () => caches.has('portal-offline'))).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ресепшен/ })).toHaveAttribute('href', /^tel:\+7/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Попробовать снова' }).click();
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.toSorted()).toEqual(['/worker-note', '/worker-offline']);
});

const notice = (staffPage: Page, title: string) =>
  staffPage.locator('[data-component=Toast]').filter({ hasText: title });

test('staff hear of a new order and of a new request by number and room, wherever they are', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Нонна Новая');
  const staffPage = await openBoardAs(browser, stack, 'admin', { path: '/admin/portal/guests' });
  const colleague = await openBoardAs(browser, stack, 'moderator', {
    path: '/admin/portal/guests',
  });
  const { rooms } = await guest.call<{
    rooms: { data: { id: number; attributes: { name: string } }[] };
  }>('/api/rooms');
  const room = rooms.data[0]!;
  // A name says itself what it is, a mere number does not.
  const roomText = /^\d/.test(room.attributes.name)
    ? `номер ${room.attributes.name}`
    : room.attributes.name;

  const id = await order(guest);
  for (const page of [staffPage, colleague]) {
    await expect(notice(page, 'Новый заказ')).toBeVisible();
    await expect(notice(page, 'Новый заказ')).toContainText(`Заказ #${id}, ${roomText}`);
  }

  const { ticket } = await guest.call<{ ticket: { id: number } }>('/api/ticket/create', {
    data: { room: room.id, message: 'Не работает свет' },
  });
  const toast = notice(staffPage, 'Новая заявка на поддержку');
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(`Заявка #${ticket.id}, ${roomText}`);
  // Requests are none of a moderator's: what comes after it is heard, and it is not.
  const next = await order(guest);
  await expect(notice(colleague, `Заказ #${next}`)).toBeVisible();
  await expect(notice(colleague, 'Новая заявка на поддержку')).toHaveCount(0);
  await leave(staffPage, colleague);
});
