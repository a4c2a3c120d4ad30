import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startStack, type Stack } from './stack.ts';

export { expect };

/** A journey through a portal of its own; pages begin at its address. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({ browserName: _ }, provide) => {
      const stack = await startStack();
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, provide) => {
    await provide(stack.url);
  },
});

/** A Russian mobile phone that no other journey uses. */
export function somePhone(): string {
  return `+79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

/** The field of the SMS code; typing in it fills its cells one after the other. */
export function codeField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Код из SMS' });
}

/** In the open sign-in window: asks for a code and types the one that was sent. */
export async function enterPhoneAndCode(page: Page, stack: Stack, phone: string): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Отправить код SMS' }).click();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await stack.codeFor(phone));
}

/** In the open sign-in window: registers a new guest. */
export async function register(page: Page, stack: Stack, name: string): Promise<string> {
  const phone = somePhone();
  await enterPhoneAndCode(page, stack, phone);
  await page.getByLabel('Имя').fill(name);
  // Whoever goes on before the answer is not signed in.
  const answered = page.waitForResponse('**/api/sms-auth/register');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await answered;
  return phone;
}

/** How staff have the console open, whatever a guest holds in the hand. */
export const deskViewport = { width: 1440, height: 900 } as const;

/** Makes a call with the session of a page, as its own code would; throws unless it is answered with 2xx. */
export async function callFrom<Reply>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Reply> {
  return page.evaluate(
    async ([how, where, body]) => {
      const response = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!response.ok) throw new Error(`${where} answered ${response.status}.`);
      return (await response.json()) as Reply;
    },
    [method, path, JSON.stringify({ data })] as const,
  );
}

/** Signs the demo admin in and shows the orders. */
export async function signInAdmin(page: Page, stack: Stack): Promise<void> {
  await signInStaff(page, stack, 'admin', 'Заказы');
}

/** Signs one of the demo staff in and waits for the page they begin on. */
export async function signInStaff(
  page: Page,
  stack: Stack,
  id: 'admin' | 'moderator' | 'banquet',
  heading: string,
): Promise<void> {
  await page.goto(`${stack.url}/admin/login`);
  await page.getByLabel('Логин').fill(id);
  await page.getByLabel('Пароль').fill(stack.staffPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}
