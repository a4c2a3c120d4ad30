import path from 'node:path';
import {
  startSpecifiedPortal,
  type SpecifiedPortal,
} from '../../reference-server/test/fixtures/specified-portal.ts';
import { codeField, expect, phoneViewport, test as usual } from './journey.ts';
import { somePhone } from './sessions.ts';

const test = usual.extend<object, { portal: SpecifiedPortal }>({
  portal: [
    async ({ browserName: _ }, provide) => {
      const portal = await startSpecifiedPortal(path.join(import.meta.dirname, '../dist'));
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, provide) => {
    await provide(portal.url);
  },
});
test.use({ viewport: phoneViewport });

test('a guest registers, comes back and signs in at a portal that answers as the specification alone', async ({
  page,
  context,
  portal,
}) => {
  const phone = somePhone();
  const account = page.getByRole('link', { name: 'Профиль: Анна Лебедева' });

  async function enterCode(): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.getByLabel('Номер телефона').fill(phone);
    await page.getByRole('button', { name: 'Отправить код SMS' }).click();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await portal.codeFor(phone));
  }

  await test.step('registers by a code that the browser has made', async () => {
    await page.goto('/profile');
    await enterCode();
    await page.getByLabel('Имя').fill('Анна Лебедева');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(account).toBeVisible();
  });

  await test.step('is signed in after a reload, by the token in the cookie', async () => {
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'session_token', value: 'token-of-1' });
    await page.reload();
    await expect(account).toBeVisible();
  });

  await test.step('signs in again', async () => {
    await context.clearCookies();
    await page.reload();
    await enterCode();
    await expect(account).toBeVisible();
    expect(portal.calls.map((call) => call.path)).toContain('/api/token/decode');
  });
});
