import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { expect, openConsole, phoneViewport, test } from './journey.ts';

const settings = '/admin/settings';

/** As another admin would: past this page. */
async function changeElsewhere(page: Page, origin: string, attributes: object): Promise<void> {
  const reply = await page.request.put('/api/portal-setting/update', {
    data: { data: { attributes } },
    headers: { Origin: origin },
  });
  expect(reply.status()).toBe(200);
}

const saved = (page: Page) => page.getByText('Настройки сохранены').first();

test('sections of the settings lead to each other on any screen, and an unknown one says so', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, settings);
  await page.getByRole('link', { name: /^Контакты и соцсети/ }).click();
  await expect(page).toHaveURL(`${settings}/contacts`);
  const sections = page.getByRole('navigation', { name: 'Разделы настроек' });
  await sections.getByRole('link', { name: 'Доставка' }).click();
  await expect(page.getByRole('heading', { name: 'Доставка', level: 1 })).toBeFocused();

  await page.setViewportSize(phoneViewport);
  await sections.getByLabel('Раздел').selectOption({ label: 'Внешние системы' });
  await expect(page.getByRole('heading', { name: 'Внешние системы', level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`${settings}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Такого раздела нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Все настройки' }).click();
  await expect(page.getByRole('heading', { name: 'Настройки', level: 1 })).toBeVisible();
});

test('a contact is checked, kept while it is not saved, not written over another’s, and seen by guests at once', async ({
  page,
  stack,
  browser,
}) => {
  await openConsole(page, stack, `${settings}/contacts`);
  const mail = page.getByLabel('Почта');
  const hotels = await mail.inputValue();
  await expect(page.getByRole('group', { name: 'Знак отеля' }).getByRole('status')).toHaveText(
    'Пока без знака — в шапке стоит веточка',
  );

  await test.step('nonsense is refused where it stands', async () => {
    await mail.fill('nobody');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByText('Неправилньый адрес почты')).toBeVisible();
    await expect(mail).toBeFocused();
  });
  await test.step('what is not saved outlives a look elsewhere', async () => {
    await mail.fill('mine@hotel.example');
    await page.getByRole('link', { name: 'Доставка' }).click();
    await expect(page.getByRole('heading', { name: 'Доставка', level: 1 })).toBeVisible();
    const marked = page.getByRole('link', { name: /Контакты и соцсети\s*не сохранено/ });
    await marked.click();
    await expect(mail).toHaveValue('mine@hotel.example');
  });
  await test.step('somebody else was faster', async () => {
    await changeElsewhere(page, stack.url, { email: 'theirs@hotel.example' });
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'изменил кто-то другой' });
    await expect(conflict).toBeVisible();
    await expect(mail).toHaveValue('mine@hotel.example');
    await conflict.getByRole('button', { name: 'Показать новое' }).click();
    await expect(mail).toHaveValue('theirs@hotel.example');
  });
  await test.step('guests who are there see it without loading anything again', async () => {
    const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
    await guest.goto('/');
    await expect(guest.getByRole('contentinfo')).toContainText('theirs@hotel.example');
    await mail.fill('new@hotel.example');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(saved(page)).toBeVisible();
    await expect(guest.getByRole('contentinfo')).toContainText('new@hotel.example');
    await guest.close();
  });
  // Other journeys know the hotel by its own.
  await changeElsewhere(page, stack.url, { email: hotels });
});

test('how long an online payment is waited for, and where receipts go, have their bounds', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, `${settings}/payments`);
  const minutes = page.getByLabel('Сколько минут ждать оплату онлайн');
  const email = page.getByLabel('E-mail для чеков');
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  await expect(minutes).toHaveValue('60');
  await minutes.fill('1441');
  await email.fill('nobody');
  await save.click();
  await expect(page.getByText('Не больше 1440')).toBeVisible();
  await expect(page.getByText('Неправилньый адрес почты')).toBeVisible();
  await expect(minutes).toBeFocused();
  await expectAccessible(page);
  await minutes.fill('0');
  await email.fill('receipts@hotel.example');
  await save.click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(minutes).toHaveValue('0');
  await expect(email).toHaveValue('receipts@hotel.example');
  await changeElsewhere(page, stack.url, { unpaidOrderMinutes: 60, receiptEmail: '' });
});

test('the portal is closed after a look and a question, guests see that, and it opens again', async ({
  page,
  stack,
  browser,
}) => {
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  await guest.goto('/');
  await openConsole(page, stack, `${settings}/maintenance`);
  try {
    await expect(page.getByRole('img', { name: 'Экран гостя во время работ' })).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть портал' }).click();
    const question = page.getByRole('dialog', { name: 'Закрыть портал для гостей?' });
    await expect(question).toContainText(/Сейчас на портале \d+ гост/);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Закрыть портал' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'гости портал не видят' }),
    ).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Ведутся технические работы' })).toBeVisible();

    await page.goto('/admin/portal/orders');
    await page.getByRole('link', { name: 'Открыть портал' }).click();
    await page.getByRole('button', { name: 'Открыть портал' }).click();
    await page
      .getByRole('dialog', { name: 'Открыть портал для гостей?' })
      .getByRole('button', { name: 'Открыть портал' })
      .click();
    await expect(guest.getByRole('heading', { name: 'Ведутся технические работы' })).toBeHidden();
    await expect(page.getByText('Портал открыт для гостей')).toBeVisible();
  } finally {
    await changeElsewhere(page, stack.url, { isDisable: false });
    await guest.close();
  }
});

test('a canned reply is written with what the portal puts in, seen as the guest will, and deleted', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, `${settings}/replies`);
  await page.getByRole('button', { name: 'Новый ответ' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Новый ответ' });
  await editor.getByLabel('Название').fill('Полотенца в пути');
  await editor.getByLabel('Сокращение').fill('пути');
  await editor.getByLabel('Текст ответа').fill('{gost}, несём.');
  await editor.getByRole('button', { name: 'Сохранить' }).click();
  await expect(editor.getByText('не знает, что подставить вместо {gost}')).toBeVisible();

  await editor.getByLabel('Текст ответа').fill('');
  await editor.getByRole('button', { name: 'имя гостя' }).click();
  await page.keyboard.type(', несём.');
  await expect(editor.getByRole('region', { name: 'Так это увидит гость' })).toContainText(
    'Анна, несём.',
  );
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: /Полотенца в пути/ })).toBeVisible();

  await page.getByRole('button', { name: 'Удалить: Полотенца в пути' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Полотенца в пути/ })).toHaveCount(0);
});

test('what was not delivered is shown with its reason, sent again, and forgotten after a question', async ({
  page,
  stack,
}) => {
  const letter = (id: string, summary: string, canResend: boolean) => ({
    id,
    attributes: {
      ...{ channel: 'telegram', kind: 'support', summary, canResend, attempts: 9 },
      ...{ lastError: 'Telegram: failed (502)', create_at: now, dead_at: now },
    },
  });
  const now = new Date().toISOString();
  const data = [letter('7', 'Чат персонала: заявка #3', true), letter('8', 'SMS с кодом', false)];
  const requests: unknown[] = [];
  await page.route('**/api/admin/outbox/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('/fetch')) {
      await route.fulfill({
        json: {
          outbox: { data, meta: { total: 2, page: 1, pageSize: 20, next: null, asOf: now } },
        },
      });
      return;
    }
    requests.push([path.split('/').at(-1), route.request().postDataJSON()]);
    await route.fulfill({ json: { success: true, data: { count: 1 } } });
  });
  await openConsole(page, stack, '/admin/portal/orders');
  const menu = page.getByRole('navigation', { name: 'Панель администратора' });
  await expect(menu.getByRole('link', { name: /Настройки\s*2/ })).toBeVisible();

  await page.goto(`${settings}/undelivered`);
  const table = page.getByRole('table', { name: 'Недоставленное' });
  await expect(table.getByText('Telegram: failed (502)').first()).toBeVisible();
  await expect(table.getByText('Отправлять уже поздно')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить ещё раз: Чат персонала: заявка #3' }).click();
  await expect(page.getByText('Отправляем ещё раз: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Забыть все' }).click();
  expect(requests).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Забыть все' }).click();
  await expect(page.getByText('Забыто: 1')).toBeVisible();
  expect(requests).toEqual([
    ['resend', { data: { ids: ['7'] } }],
    ['discard', { data: { all: true } }],
  ]);
});

test('staff see how many are here, on every page, and who', async ({ page, stack, browser }) => {
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  await guest.goto('/stores');
  await openConsole(page, stack, '/admin/portal/orders');
  const count = page.getByRole('button', { name: /Сейчас на портале: \d+/ });
  await count.click();
  const list = page.getByRole('dialog', { name: /Сейчас на портале: \d+/ });
  const visitor = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(visitor('Не вошёл').filter({ hasText: '/stores' })).toBeVisible();
  await expect(visitor('Администратор').filter({ hasText: '/admin/portal/orders' })).toBeVisible();
  await expectAccessible(page);
  await guest.close();
  await expect(visitor('Не вошёл').filter({ hasText: '/stores' })).toHaveCount(0);
});
