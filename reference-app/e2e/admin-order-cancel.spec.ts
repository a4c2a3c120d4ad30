import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { openBoardAs, drawerOf, leave, order } from './order-staff.ts';
import { registerGuest } from './sessions.ts';

test('an order is canceled from its drawer, over which the question can be perceived', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Зоя Отменина');
  const id = await order(guest);
  const staffPage = await openBoardAs(browser, stack, 'moderator', {
    path: `/admin/portal/orders?order=${id}`,
  });
  const drawer = drawerOf(staffPage, id);
  await drawer.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = staffPage.getByRole('dialog', { name: `Отмена заказа #${id}` });
  await expect(question).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Отменить заказ' })).toBeFocused();

  await staffPage.keyboard.press('Enter');
  await question.getByLabel('Причина отмены').selectOption({ label: 'Нет в наличии' });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('status').first()).toHaveText('Отменен');
  await expect(drawer.getByText('Причина отмены: Нет в наличии')).toBeVisible();
  await leave(staffPage);
});
