import { expectAccessible } from './accessible.ts';
import { expect, register, signInAdmin, test } from './journey.ts';

test('an admin finds a guest by a part of the phone and closes access: the guest is signed out at once', async ({
  page,
  browser,
  stack,
}) => {
  const visitor = await browser.newContext({ locale: 'ru-RU' });
  const guest = await visitor.newPage();
  await guest.goto(`${stack.url}/auth`);
  const phone = await register(guest, stack, 'Вера Гостева');
  await expect(guest.getByRole('heading', { name: 'Добро пожаловать!' })).toBeVisible();
  await guest.goto(`${stack.url}/orders`);
  await expect(guest.getByText('Заказов пока нет')).toBeVisible();

  await signInAdmin(page, stack);
  await page.getByRole('link', { name: 'Гости' }).click();
  await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill(`8 ${phone.slice(2, 8)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Открыть карточку: Вера Гостева' }).click();
  const card = page.getByRole('dialog', { name: 'Вера Гостева' });
  await expect(card.getByText('На портале сейчас')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Закрыть доступ' }).click();
  const question = page.getByRole('dialog', { name: 'Закрыть доступ: Вера Гостева?' });
  await question.getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(card.getByText('Доступ: Закрыт')).toBeVisible();
  await expect(guest.getByText('Войдите по номеру телефона', { exact: false })).toBeVisible();

  await card.getByRole('link', { name: 'История изменений' }).click();
  await expect(page.getByRole('heading', { name: 'Журнал изменений' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Доступ открыт: да → нет');
  await expectAccessible(page);
  await visitor.close();
});

test('an admin makes an account, its owner signs in, gets another role and is signed out', async ({
  page,
  browser,
  stack,
}) => {
  await signInAdmin(page, stack);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: 'Новый сотрудник' }).click();
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(form.getByText('Введите имя')).toBeVisible();
  await form.getByLabel('Имя').fill('Нина Павлова');
  await form.getByLabel('Логин').fill('nina');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Добавить' }).click();
  const shown = page.getByRole('dialog', { name: 'Пароль для входа' });
  const password = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Пароль передан' }).click();

  const elsewhere = await browser.newContext({ locale: 'ru-RU' });
  const colleague = await elsewhere.newPage();
  await colleague.goto(`${stack.url}/admin/login`);
  await colleague.getByLabel('Логин').fill('nina');
  await colleague.getByLabel('Пароль').fill(password);
  await colleague.getByRole('button', { name: 'Войти' }).click();
  await expect(colleague.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Настройки' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Открыть: Нина Павлова' }).click();
  const account = page.getByRole('dialog', { name: 'Нина Павлова' });
  await account.getByLabel('Роль').selectOption({ label: 'Банкетный менеджер' });
  await account.getByRole('button', { name: 'Сохранить' }).click();
  await page
    .getByRole('dialog', { name: 'Сменить роль: Нина Павлова?' })
    .getByRole('button', { name: 'Сменить роль' })
    .click();
  await expect(colleague.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Нина Павлова/ })).toContainText('Банкетный менеджер');
  await expectAccessible(page);
  await elsewhere.close();
});
