import type { Page } from '@playwright/test';
import { codeOfApp } from '../../reference-server/test/fixtures/sign-in/authenticator.ts';
import { expectAccessible } from './screens/accessible.ts';
import { changeAnswers, expect, openConsole, test } from './journey.ts';
import { staffCaller } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

const password = 'four words are better';

/** A colleague of this journey alone. */
async function takeOn(stack: Stack, id: string, name: string): Promise<void> {
  const call = await staffCaller(stack);
  const staff = { id, name, role: 'moderator', password };
  await call('/api/admin/staff/create', { data: { staff } });
}

async function typePassword(page: Page, stack: Stack, id: string): Promise<void> {
  await page.goto(`${stack.url}/admin/login`);
  await page.getByLabel('Логин').fill(id);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Whoever is signed in has the menu, on whatever page they were before. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Панель администратора' });
const codes = (page: Page) => page.getByRole('list', { name: 'Коды восстановления' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByLabel('Логин', { exact: true })).toBeVisible();
}

test('a colleague sets an app up, signs in with it and with a recovery code, and an admin takes it away when the phone is lost', async ({
  page,
  browser,
  stack,
}) => {
  await takeOn(stack, 'vera', 'Вера Ключева');
  let secret = '';
  let recoveryCode = '';

  await test.step('the app is set up, and the recovery codes are shown once', async () => {
    await typePassword(page, stack, 'vera');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('link', { name: 'Второй способ входа' }).click();
    await expect(page.getByText('Второго способа пока нет')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Подключить приложение' }).click();
    const window = page.getByRole('dialog', { name: 'Приложение с кодами' });
    await expect(window.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    await expectAccessible(page);
    secret = await window.locator('code').innerText();
    await window.getByLabel('Код из приложения').fill('000000');
    await window.getByRole('button', { name: 'Подключить' }).click();
    await expect(window.getByText('неверный код')).toBeVisible();
    await window.getByLabel('Код из приложения').fill(codeOfApp(secret));
    await window.getByRole('button', { name: 'Подключить' }).click();
    await expect(codes(page).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    recoveryCode = await codes(page).getByRole('listitem').first().innerText();
    await page.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(page.getByText('Осталось 10 кодов')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the next sign-in asks for a code', async () => {
    await signOut(page);
    await typePassword(page, stack, 'vera');
    await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Код из приложения').fill('000000');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByText('неверный код')).toBeVisible();
    // The step of the enrolment has served; the app's next one is good already.
    await page.getByLabel('Код из приложения').fill(codeOfApp(secret, 30));
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(menu(page)).toBeVisible();
  });

  await test.step('a recovery code lets in as well', async () => {
    await signOut(page);
    await typePassword(page, stack, 'vera');
    await page.getByRole('button', { name: 'Подтвердить кодом восстановления' }).click();
    await page.getByLabel('Код восстановления').fill(recoveryCode);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(menu(page)).toBeVisible();
  });

  await test.step('an admin takes it away: the colleague is signed out, and the password is enough', async () => {
    const visitor = await browser.newContext({ locale: 'ru-RU' });
    const admin = await visitor.newPage();
    await openConsole(admin, stack, '/admin/settings/staff?member=vera');
    const account = admin.getByRole('dialog', { name: 'Вера Ключева' });
    await account.getByRole('button', { name: 'Снять второй способ входа' }).click();
    const question = admin.getByRole('dialog', {
      name: 'Снять второй способ входа: Вера Ключева?',
    });
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Снять' }).click();
    await expect(admin.getByText('Второй способ входа снят: Вера Ключева')).toBeVisible();
    await visitor.close();
    await expect(page.getByLabel('Логин', { exact: true })).toBeVisible();
    await typePassword(page, stack, 'vera');
    await expect(menu(page)).toBeVisible();
  });
});

test('a colleague adds a passkey and signs in with it', async ({ page, stack }) => {
  await takeOn(stack, 'inna', 'Инна Ключева');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await typePassword(page, stack, 'inna');
  await expect(menu(page)).toBeVisible();
  await page.getByRole('link', { name: 'Второй способ входа' }).click();
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await expect(codes(page).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await signOut(page);

  await typePassword(page, stack, 'inna');
  await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Использовать ключ доступа' }).click();
  await expect(menu(page)).toBeVisible();
});

test('what is dangerous asks whoever sits there again who they are, and goes on after that', async ({
  page,
  stack,
}) => {
  await takeOn(stack, 'zoya', 'Зоя Забывалова');
  await openConsole(page, stack, '/admin/settings/staff?member=zoya');
  // As after ten minutes: a journey does not wait so long.
  const json = { success: false, code: 'REAUTHENTICATION_REQUIRED', error: 'Подтвердите' };
  await page.route('**/api/admin/staff/password/reset', (route) =>
    route.fulfill({ status: 403, json }),
  );
  await page.getByRole('button', { name: 'Новый пароль' }).click();
  await page.getByRole('button', { name: 'Сменить пароль' }).last().click();
  const confirmation = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await expect(confirmation.getByLabel('Пароль')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/staff/password/reset');
  await confirmation.getByLabel('Пароль').fill('wrong');
  await confirmation.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(confirmation.getByText('не подходит')).toBeVisible();
  await confirmation.getByLabel('Пароль').fill(stack.staffPassword);
  await confirmation.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Пароль для входа' })).toBeVisible();
});

test('a console that nobody uses is locked: it shows nobody, counts on, and opens where it was', async ({
  page,
  stack,
}) => {
  await takeOn(stack, 'lida', 'Лида Отошедшая');
  await typePassword(page, stack, 'lida');
  await expect(menu(page)).toBeVisible();
  // As after half an hour, until somebody says who they are: a journey does not wait so long.
  let isLocked = true;
  const json = { success: false, code: 'CONSOLE_LOCKED', error: 'Панель заблокирована' };
  await page.route('**/api/admin/guest/fetch', (route) =>
    isLocked ? route.fulfill({ status: 403, json }) : route.continue(),
  );
  await changeAnswers(page, '**/api/admin/sms-auth/guest', (body) => {
    const own = JSON.parse(body) as { guest: { attributes: { isLocked: boolean } } };
    own.guest.attributes.isLocked = isLocked;
    return JSON.stringify(own);
  });
  await page.route('**/api/admin/auth/confirm', async (route) => {
    const response = await route.fetch();
    isLocked = !response.ok();
    await route.fulfill({ response });
  });
  await page.getByRole('link', { name: 'Гости' }).click();
  await expect(page.getByRole('heading', { name: 'Панель заблокирована' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByRole('heading', { name: 'Гости', level: 1 })).toBeVisible();
});
