import { expect, signInGuest, test } from './journey.ts';
import { openBoardAs, drawerOf, leave, order } from './order-staff.ts';

test('staff see of what type an order is, and what they note on it the guest reads at once', async ({
  page: guest,
  browser,
  stack,
}) => {
  const session = await signInGuest(guest, stack, 'Зоя Записная');
  const id = await order(session);
  await guest.goto(`/orders/${id}`);
  await expect(guest.getByText('Мёд луговой')).toBeVisible();
  await expect(guest.getByText('От отеля')).toHaveCount(0);

  const staffPage = await openBoardAs(browser, stack, 'moderator', {
    path: `/admin/portal/orders?order=${id}`,
  });
  const drawer = drawerOf(staffPage, id);
  await test.step('the drawer names its type', async () => {
    const type = drawer.getByText('Тип заказа', { exact: true }).locator('..');
    await expect(type).toBeVisible();
    await expect(type).toHaveText(/^Тип заказа\s*Магазин$/);
  });

  const note = 'Привезём к семи, у входа в дом';
  await test.step('a note is written', async () => {
    await drawer.getByRole('button', { name: 'Изменить заказ' }).click();
    await drawer.getByLabel('Примечание для гостя').fill(note);
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    await expect(drawer.getByRole('blockquote').filter({ hasText: note })).toBeVisible();
  });

  await test.step('the guest reads it on the page that is open', async () => {
    await expect(guest.getByText('От отеля')).toBeVisible();
    await expect(guest.getByText(note)).toBeVisible();
  });

  await test.step('and reads it no more once it is taken away', async () => {
    await drawer.getByRole('button', { name: 'Изменить заказ' }).click();
    await drawer.getByLabel('Примечание для гостя').fill('');
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    await expect(guest.getByText('От отеля')).toHaveCount(0);
  });
  await leave(staffPage);
});
