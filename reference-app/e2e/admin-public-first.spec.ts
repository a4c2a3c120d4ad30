import { test as base } from '@playwright/test';
import { codeOfApp } from '../../reference-server/test/fixtures/sign-in/authenticator.ts';
import { expectAccessible } from './screens/accessible.ts';
import { expect } from './journey.ts';
import { startPublicStack, type PublicStack } from './stack/public-stack.ts';

const test = base.extend<{ portal: PublicStack }>({
  ignoreHTTPSErrors: true,
  portal: [
    async ({ browserName: _ }, provide) => {
      const portal = await startPublicStack();
      await provide(portal);
      await portal.stop();
    },
    { timeout: 300_000 },
  ],
});
const password = 'four words are better';

test('a portal in production goes from nothing to an admin with a second factor, in the browser', async ({
  page,
  portal,
}) => {
  const codes = page.getByRole('list', { name: 'Коды восстановления' });
  const menu = page.getByRole('navigation', { name: 'Панель администратора' });
  const enrolment = page.getByRole('heading', { name: 'Подключите второй способ входа' });
  let secret = '';

  await test.step('there is no demo, and the start says where to begin', async () => {
    expect(portal.output).not.toContain('__sandbox');
    const link = /^First admin: (\S+)$/m.exec(portal.output)?.[1] ?? '';
    expect(link).toContain(`${portal.origin}/admin/first#`);
    await page.goto(link);
    await page.getByLabel('Логин').fill('olga');
    await page.getByLabel('Пароль').first().fill(password);
    await page.getByLabel('Пароль ещё раз').fill(password);
    await page.getByRole('button', { name: 'Создать и войти' }).click();
  });

  await test.step('the console stays shut until a second factor is enrolled', async () => {
    await expect(enrolment).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${portal.origin}/admin/settings/staff`);
    await expect(enrolment).toBeVisible();
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Подключить приложение' }).click();
    const window = page.getByRole('dialog', { name: 'Приложение с кодами' });
    await expect(window.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    secret = await window.locator('code').innerText();
    await window.getByLabel('Код из приложения').fill(codeOfApp(secret));
    await window.getByRole('button', { name: 'Подключить' }).click();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Коды сохранены' }).click();
  });

  await test.step('then it opens', async () => {
    await expect(menu).toBeVisible();
    await page.goto(`${portal.origin}/admin/settings/staff`);
    await expect(page.getByRole('row', { name: /olga/ })).toContainText('Администратор');
    const [cookie] = (await page.context().cookies()).filter(
      ({ name }) => name === '__Host-session_token',
    );
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
  });

  await test.step('the next sign-in asks for both', async () => {
    await page.getByRole('button', { name: 'Выйти' }).click();
    // The search of staff has the word in its label, and is there until the session has ended.
    await page.getByLabel('Логин', { exact: true }).fill('olga');
    await page.getByLabel('Пароль').fill(password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
    // The step of the enrolment has served; the app's next one is good already.
    await page.getByLabel('Код из приложения').fill(codeOfApp(secret, 30));
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(menu).toBeVisible();
  });
});
