import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { testsOf } from './asserted-texts.ts';
import { codeField, enterPhoneAndCode, expect, register, signInGuest, test } from './journey.ts';
import { somePhone } from './sessions.ts';
import { shownElsewhere } from './specification-elsewhere.ts';

const root = path.join(import.meta.dirname, '../..');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Отправить код SMS' });
const toast = (page: Page, text: string) =>
  page.locator('[data-component=Toast]').filter({ hasText: text });

const readSource = (file: string) => readFile(path.join(root, file), 'utf8');

test('the other rules for guests each have a test beside the code they are about', async () => {
  for (const { section, rule, file, title } of shownElsewhere) {
    const titles = [...testsOf(await readSource(file)).keys()];
    expect(titles, `section ${section}, ${rule}: ${file}`).toContain(title);
  }
});

test('section 1: the footer has the hotel’s phones, mail, copyright and two networks; no store page has it', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+7 (000) 000-00-01' })).toHaveAttribute(
    'href',
    'tel:+70000000001',
  );
  await expect(footer.getByRole('link', { name: '+7 (000) 000-00-02' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'hello@sosnovy-ples.example' })).toHaveAttribute(
    'href',
    'mailto:hello@sosnovy-ples.example',
  );
  await expect(footer.getByText('© Парк-отель «Сосновый плёс»')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'ВКонтакте' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Телеграм' })).toBeVisible();
  for (const withStore of ['/stores', '/store/1', '/store/custom/rental', '/store/1/cart']) {
    await page.goto(withStore);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(footer, withStore).toBeHidden();
  }
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('section 1: the service worker is registered from /worker.js', async ({ page }) => {
    await page.goto('/');
    const script = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return new URL(registration.active?.scriptURL ?? 'about:blank').pathname;
      });
    expect(await script()).toBe('/worker.js');
  });
});

test('sections 2 and 5: the phone is masked and must be whole; the code has four digits; step two asks for the name', async ({
  page,
  stack,
}) => {
  await page.goto('/auth');
  const phoneField = page.getByLabel('Номер телефона');
  await phoneField.pressSequentially('8916');
  await expect(phoneField).toHaveValue('+7 (916');
  await expect(sendButton(page)).toBeDisabled();
  await phoneField.fill('');
  const phone = somePhone();
  await phoneField.pressSequentially(phone.replace('+7', '8').slice(0, -1));
  await expect(sendButton(page)).toBeDisabled();
  await phoneField.press('End');
  await phoneField.pressSequentially(phone.slice(-1));
  await expect(phoneField).toHaveValue(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/);
  await sendButton(page).click();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('ab');
  await expect(codeField(page)).toHaveValue('');
  const code = await stack.codeFor(phone);
  expect(code).toMatch(/^\d{4}$/);
  await page.keyboard.type(code);

  await expect(page.getByText('Шаг 2')).toBeVisible();
  await expect(
    page.getByLabel('Я хочу получать информацию об акциях и специальных предложениях'),
  ).not.toBeChecked();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Укажите имя')).toBeVisible();
  await page.getByLabel('Имя').fill('Лев');
  await page.getByLabel('Электронная почта').fill('лев');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Неправилньый адрес почты')).toBeVisible();
  await page.getByLabel('Электронная почта').fill('');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Вы зарегистрировались.')).toBeVisible();
});

test('section 4: a session that has expired is forgotten without a word', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Ия');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Профиль: Ия' })).toBeVisible();
  await page
    .context()
    .addCookies([{ name: 'session_token', value: 'expired', url: stack.url, httpOnly: true }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Здравствуйте!' })).toBeVisible();
  await expect(page.locator('[data-component=Toast]')).toHaveCount(0);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('session_token');
});

test('section 8: another answer to login than 200 and 204 is “Failed to log in”, to registration than 200 and 201 “Failed to register guest”; a guest who is known is told so', async ({
  page,
  stack,
}) => {
  await page.route('**/api/sms-auth/login', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'INTERNAL', error: 'Что-то сломалось' },
    }),
  );
  await page.goto('/auth');
  const phone = somePhone();
  await enterPhoneAndCode(page, stack, phone);
  await expect(page.getByText('Failed to log in')).toBeVisible();
  await page.unroute('**/api/sms-auth/login');

  await page.route('**/api/sms-auth/register', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'INTERNAL', error: 'Что-то сломалось' },
    }),
  );
  await page.goto('/auth');
  await register(page, stack, 'Яна');
  await expect(page.getByText('Failed to register guest')).toBeVisible();
  await page.unroute('**/api/sms-auth/register');

  await page.route('**/api/sms-auth/register', (route) =>
    route.fulfill({ status: 200, json: { success: true, alreadyRegistered: true } }),
  );
  await page.goto('/auth');
  await register(page, stack, 'Яна');
  await expect(page.getByText('Гость уже зарегистрирован', { exact: false }).first()).toBeVisible();
});

test('section 9: a toast is titled, can be closed, and leaves after three seconds', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await page.goto('/orders');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await register(page, stack, 'Ян');
  const welcome = toast(page, 'Вы зарегистрировались.');
  // Read at one moment: on a slow machine it leaves between two looks.
  const seen = await welcome.evaluate((element) => ({
    text: element.textContent,
    buttons: element.querySelectorAll('button').length,
    width: element.getBoundingClientRect().width,
  }));
  expect(seen).toMatchObject({ text: expect.stringContaining('Добро пожаловать'), buttons: 1 });
  expect(seen.width).toBeLessThanOrEqual(650);
  await page.clock.fastForward(3_500);
  await expect(welcome).toBeHidden();
});
