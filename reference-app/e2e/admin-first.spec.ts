import path from 'node:path';
import { openDatabase } from '../../reference-server/src/db/database.ts';
import { expectAccessible } from './screens/accessible.ts';
import { expect, stackFrom, test as usual } from './journey.ts';

const test = usual.extend({
  // A hotel that somebody has begun to set up is not made a demo of, and has no staff.
  stack: stackFrom(async (dataDir) => {
    const folder = path.join(dataDir, 'database');
    const database = await openDatabase({ embedded: { folder } });
    await database.prisma.room.create({ data: { name: 'Номер 1' } });
    await database.close();
  }),
});

test('whoever opens the link of a new portal becomes its admin, and nobody does after that', async ({
  page,
  stack,
}) => {
  const link = stack.firstAdminLink ?? '';
  expect(link).toContain('/admin/first#');
  const refused = page.getByRole('heading', { name: 'По этой ссылке не войти' });

  await test.step('a link that is not whole says so', async () => {
    await page.goto(link.slice(0, -1));
    await expect(refused).toBeVisible();
    await expect(page.getByText('Ссылка не действует')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${stack.url}/admin/first`);
    await expect(page.getByText('Ссылка не действует')).toBeVisible();
  });

  await test.step('what is wrong stands at its field', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Первый администратор' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Логин').fill('ольга');
    await page.getByLabel('Пароль').first().fill('park-hotel-demo');
    await page.getByLabel('Пароль ещё раз').fill('park-hotel');
    await page.getByRole('button', { name: 'Создать и войти' }).click();
    await expect(page.getByText('Латинские буквы, цифры, точка, дефис, не больше')).toBeVisible();
    await expect(page.getByText('Этот пароль известен всем')).toBeVisible();
    await expect(page.getByText('Пароли не совпадают')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a password that only the server knows to be weak is said at its field', async () => {
    const call = '**/api/admin/first/create';
    const details = [{ path: 'data.staff.password', message: 'Такой пароль угадывают первым' }];
    const json = { success: false, code: 'INVALID', error: 'Проверьте поля', details };
    await page.route(call, (route) => route.fulfill({ status: 422, json }));
    await page.getByLabel('Логин').fill('olga');
    await page.getByLabel('Пароль').first().fill('four words are better');
    await page.getByLabel('Пароль ещё раз').fill('four words are better');
    await page.getByRole('button', { name: 'Создать и войти' }).click();
    await expect(page.getByText('Такой пароль угадывают первым')).toBeVisible();
    await page.unroute(call);
  });

  await test.step('what is right signs in', async () => {
    await page.getByRole('button', { name: 'Создать и войти' }).click();
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    await page.goto(`${stack.url}/admin/settings/staff`);
    await expect(page.getByRole('row', { name: /olga/ })).toContainText('Администратор');
  });

  await test.step('the link has served', async () => {
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(refused).toBeVisible();
    await expect(page.getByText('Сотрудники здесь уже есть')).toBeVisible();
    await page.getByRole('link', { name: 'Ко входу для сотрудников' }).click();
    await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  });
});
