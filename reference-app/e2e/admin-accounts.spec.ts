import { expectAccessible } from './screens/accessible.ts';
import { expect, holdBack, openConsole, signInGuest, test } from './journey.ts';

test('an admin finds a guest by a part of the phone and closes access with all that is open: the guest is signed out at once', async ({
  page,
  browser,
  stack,
}) => {
  const visitor = await browser.newContext({ locale: 'ru-RU' });
  const guest = await visitor.newPage();
  const { phone, call } = await signInGuest(guest, stack, 'Вера Гостева');
  await guest.goto(`${stack.url}/orders`);
  await expect(guest.getByText('Заказов пока нет')).toBeVisible();
  const { products } = await call<{ products: { data: { id: number }[] } }>('/api/store/1');
  const order = { store: 1, room: 1, paymentType: 'cash' };
  const line = { id: products.data[0]?.id, quantity: 1 };
  await call('/api/order/create', { data: { order: { ...order, products: [line] } } });

  await openConsole(page, stack, '/admin/portal/orders');
  await page.getByRole('link', { name: 'Гости' }).click();
  await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill(`8 ${phone.slice(2, 8)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Открыть карточку: Вера Гостева' }).click();
  const card = page.getByRole('dialog', { name: 'Вера Гостева' });
  await expect(card.getByText('На портале сейчас')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Закрыть доступ' }).click();
  const question = page.getByRole('dialog', { name: 'Закрыть доступ: Вера Гостева?' });
  await question.getByRole('checkbox', { name: /Отменить открытые заказы/ }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(page.getByText('Отменено заказов: 1, закрыто заявок: 0')).toBeVisible();
  await expect(card.getByText('Доступ: Закрыт')).toBeVisible();
  await expect(guest.getByText('Войдите по номеру телефона', { exact: false })).toBeVisible();

  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Скачать всё о госте' }).click();
  expect((await download).suggestedFilename()).toMatch(/^guest-\d+-[\d-]+\.zip$/);
  await card.getByRole('button', { name: 'Удалить данные' }).click();
  const sure = page.getByRole('dialog', { name: 'Удалить личные данные: Вера Гостева?' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Удалить данные' }).click();
  const erased = page.getByRole('dialog', { name: 'Удалённый гость' });
  await expect(erased.getByText(/^Данные удалены /)).toBeVisible();
  await expect(erased.getByRole('button', { name: 'Открыть доступ' })).toBeHidden();
  await expectAccessible(page);

  await erased.getByRole('link', { name: 'История изменений' }).click();
  await expect(page.getByRole('heading', { name: 'Журнал изменений' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Удаление личных данных');
  const closing = page.getByRole('row').filter({ hasText: 'Доступ открыт: да → нет' });
  await expect(closing).toHaveCount(1);
  await expectAccessible(page);

  // Nobody can be called where there is no number any more.
  for (const path of ['/admin/portal/orders?view=table&status=cancel', '/admin/portal/guests']) {
    await page.goto(path);
    await expect(page.getByRole('row').filter({ hasText: 'Удалённый гость' })).toContainText('—');
    await expectAccessible(page);
  }
  await visitor.close();
});

test('an admin makes an account, its owner signs in, gets another role and is signed out', async ({
  page,
  browser,
  stack,
}) => {
  await openConsole(page, stack, '/admin/settings/staff');
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

  // A password that was made up opens nothing but the change of it.
  await expect(colleague.getByRole('heading', { name: 'Придумайте свой пароль' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.goto(`${stack.url}/admin/portal/guests`);
  await expect(colleague.getByRole('heading', { name: 'Придумайте свой пароль' })).toBeVisible();
  await expect(colleague.getByRole('navigation')).toHaveCount(0);
  await colleague.getByLabel('Нынешний пароль').fill(password);
  const change = async (chosen: string) => {
    await colleague.getByLabel(/^Новый пароль(?! ещё)/).fill(chosen);
    await colleague.getByLabel('Новый пароль ещё раз').fill(chosen);
    await colleague.getByRole('button', { name: 'Сменить пароль' }).click();
  };
  await change('qwertyuiop12');
  await expect(colleague.getByText('Такой пароль угадают')).toBeVisible();
  await change('four words are better');
  await expect(colleague.getByRole('heading', { name: 'Гости', level: 1 })).toBeVisible();
  await colleague.goto(`${stack.url}/admin`);
  await expect(colleague.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Настройки' })).toHaveCount(0);

  // Where they are signed in as well, they sign out from here.
  const forgotten = await browser.newContext({ locale: 'ru-RU' });
  const other = await forgotten.newPage();
  await other.goto(`${stack.url}/admin/login`);
  await other.getByLabel('Логин').fill('nina');
  await other.getByLabel('Пароль').fill('four words are better');
  await other.getByRole('button', { name: 'Войти' }).click();
  await expect(other.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  await colleague.getByRole('button', { name: 'Где вы вошли' }).click();
  const where = colleague.getByRole('dialog', { name: 'Где вы вошли' });
  await expect(where.getByText('Это устройство')).toBeVisible();
  await expectAccessible(colleague);
  await where.getByRole('button', { name: /^Выйти: / }).click();
  await expect(other.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await expect(where.getByRole('listitem')).toHaveCount(1);
  await colleague.keyboard.press('Escape');
  await forgotten.close();

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

test('an account that is made after its window was closed shows its password, and closes no other window', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/settings/staff');
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  const openForm = () => page.getByRole('button', { name: 'Новый сотрудник' }).click();
  const letGo = await holdBack(page, '**/api/admin/staff/create');
  await openForm();
  await form.getByLabel('Имя').fill('Олег Долгов');
  await form.getByLabel('Логин').fill('oleg');
  await form.getByRole('button', { name: 'Добавить' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openForm();
  letGo();
  const shown = page.getByRole('dialog', { name: 'Пароль для входа' });
  await shown.getByRole('button', { name: 'Пароль передан' }).click();
  await expect(form).toBeVisible();
});
