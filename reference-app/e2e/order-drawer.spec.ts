import { expectAccessible } from './screens/accessible.ts';
import { expect, signInGuest, test } from './journey.ts';
import { column, drawerOf, leave, openBoardAs, order, seek } from './staff/order-staff.ts';
import { registerGuest } from './sessions.ts';

test('held money is taken after a look, and a part of it is given back', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  await stack.settlePayments('hold');
  const staffPage = await openBoardAs(browser, stack, 'admin', {
    path: `/admin/portal/orders?order=${id}`,
  });
  const drawer = drawerOf(staffPage, id);

  await test.step('the bank holds it until staff confirm', async () => {
    await expect(drawer.getByText('Необходимо подтверждение').first()).toBeVisible();
    await expectAccessible(staffPage);
    await drawer.getByRole('button', { name: 'Подтвердить оплату' }).click();
    await expect(staffPage.getByText(`Оплата заказа #${id} подтверждена`)).toBeVisible();
    await expect(drawer.getByText('Оплачен', { exact: true }).first()).toBeVisible();
  });

  await test.step('one piece is given back, after it was read once more', async () => {
    await drawer.getByRole('button', { name: 'Вернуть деньги' }).click();
    const refund = staffPage.getByRole('dialog', { name: `Вернуть деньги за заказ #${id}` });
    await refund.getByLabel('За отдельные позиции').check();
    await expect(refund.getByText('Добавьте хотя бы одну позицию.')).toBeVisible();
    await refund.getByLabel('Мёд луговой, из 2').fill('1');
    await refund.getByLabel('Комментарий для коллег').fill('Разбилась банка');
    await expect(refund.getByText(/^Вернётся гостю: 690\s₽$/)).toBeVisible();
    await expectAccessible(staffPage);
    await refund.getByRole('button', { name: 'Продолжить' }).click();
    await expectAccessible(staffPage);
    await refund.getByRole('button', { name: /^Вернуть 690\s₽$/ }).click();
    await expect(refund).toBeHidden();
    await expect(drawer.getByText(/^Возврат 690\s₽ · Возвращено/)).toBeVisible({ timeout: 20_000 });
    await expect(drawer.getByText(/Разбилась банка/).first()).toBeVisible();
  });
  await leave(staffPage);
});

test('a part of held money is taken, and the rest goes back at once', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  await stack.settlePayments('hold');
  const staffPage = await openBoardAs(browser, stack, 'admin', {
    path: `/admin/portal/orders?order=${id}`,
  });
  const drawer = drawerOf(staffPage, id);
  await drawer.getByRole('button', { name: 'Подтвердить часть' }).click();
  const part = staffPage.getByRole('dialog', { name: `Подтвердить часть оплаты заказа #${id}` });
  await part.getByLabel('Сумма, ₽').fill('100000');
  await part.getByRole('button', { name: 'Списать' }).click();
  await expect(part.getByText(/^Введите сумму от 0,01\s₽ до/)).toBeVisible();
  await part.getByLabel('Сумма, ₽').fill('500,50');
  await expect(part.getByText(/^Остальное вернётся гостю: [\d\s,]+₽$/)).toBeVisible();
  await expectAccessible(staffPage);
  await part.getByRole('button', { name: /^Списать 500,50\s₽$/ }).click();
  await expect(part).toBeHidden();
  await expect(drawer.getByText('Оплачен', { exact: true }).first()).toBeVisible();
  const refund = drawer.getByRole('listitem').filter({ hasText: /^Возврат .+ · Возвращено/ });
  await expect(refund).toContainText('списано меньше, чем удержано');
  await leave(staffPage);
});

test('an order whose money is only held is not done without a question, from the drawer nor the board', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  await stack.settlePayments('hold');
  const staffPage = await openBoardAs(browser, stack, 'moderator', {
    path: `/admin/portal/orders?order=${id}`,
  });
  const drawer = drawerOf(staffPage, id);
  const question = staffPage.getByRole('dialog', { name: `Завершить заказ #${id} без списания?` });
  await expect(drawer.getByText('Необходимо подтверждение').first()).toBeVisible();

  await test.step('from the drawer, where it is called off', async () => {
    await drawer.getByRole('button', { name: 'Взять в работу' }).click();
    await drawer.getByRole('button', { name: 'Передать в доставку' }).click();
    await drawer.getByRole('button', { name: 'Отметить выполненным' }).click();
    await expect(question).toContainText('Деньги за него только удержаны');
    await expectAccessible(staffPage);
    await question.getByRole('button', { name: 'Не завершать' }).click();
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('button', { name: 'Отметить выполненным' })).toBeVisible();
  });

  await test.step('from the board, where it is meant', async () => {
    await staffPage.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await (await seek(staffPage, id)).getByRole('button', { name: 'Отметить выполненным' }).click();
    await question.getByRole('button', { name: 'Завершить', exact: true }).click();
    await expect(column(staffPage, 'Доставляется').getByText(`#${id}`)).toBeHidden();
    const { orders } = await guest.call<{
      orders: { data: { id: number; attributes: { status: string } }[] };
    }>('/api/orders', { data: {} });
    expect(orders.data.find((each) => each.id === id)?.attributes.status).toBe('done');
  });
  await leave(staffPage);
});

test('every page of the console says that payments are tests', async ({ browser, stack }) => {
  const staffPage = await openBoardAs(browser, stack, 'moderator');
  await expect(staffPage.getByText('Платежи тестовые:', { exact: false })).toBeVisible();
  await leave(staffPage);
});

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
