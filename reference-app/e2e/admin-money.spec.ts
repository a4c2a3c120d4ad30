import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { atDesk, drawerOf, leave, newGuest, order } from './order-desk.ts';

test('held money is taken after a look, and a part of it is given back', async ({
  browser,
  stack,
}) => {
  test.setTimeout(120_000);
  const desk = await atDesk(browser, stack, 'admin');
  const guest = await newGuest(browser, stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  const drawer = drawerOf(desk, id);

  await test.step('the bank holds it until staff confirm', async () => {
    await stack.settlePayments('hold');
    await desk.goto(`/admin/portal/orders?order=${id}`);
    await expect(drawer.getByText('Необходимо подтверждение').first()).toBeVisible();
    await expectAccessible(desk);
    await drawer.getByRole('button', { name: 'Подтвердить оплату' }).click();
    await expect(desk.getByText(`Оплата заказа #${id} подтверждена`)).toBeVisible();
    await expect(drawer.getByText('Оплачен', { exact: true }).first()).toBeVisible();
  });

  await test.step('one piece is given back, after it was read once more', async () => {
    await drawer.getByRole('button', { name: 'Вернуть деньги' }).click();
    const refund = desk.getByRole('dialog', { name: `Вернуть деньги за заказ #${id}` });
    await refund.getByLabel('За отдельные позиции').check();
    await expect(refund.getByText('Добавьте хотя бы одну позицию.')).toBeVisible();
    await refund.getByLabel('Мёд луговой, из 2').fill('1');
    await refund.getByLabel('Комментарий для коллег').fill('Разбилась банка');
    await expect(refund.getByText(/^Вернётся гостю: 690\s₽$/)).toBeVisible();
    await expectAccessible(desk);
    await refund.getByRole('button', { name: 'Продолжить' }).click();
    await expectAccessible(desk);
    await refund.getByRole('button', { name: /^Вернуть 690\s₽$/ }).click();
    await expect(refund).toBeHidden();
    await expect(drawer.getByText(/^Возврат 690\s₽ · Возвращено/)).toBeVisible({ timeout: 20_000 });
    await expect(drawer.getByText(/Разбилась банка/).first()).toBeVisible();
  });
  await leave(desk, guest);
});

test('a part of held money is taken, and the rest goes back at once', async ({
  browser,
  stack,
}) => {
  const desk = await atDesk(browser, stack, 'admin');
  const guest = await newGuest(browser, stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  const drawer = drawerOf(desk, id);
  await stack.settlePayments('hold');
  await desk.goto(`/admin/portal/orders?order=${id}`);
  await drawer.getByRole('button', { name: 'Подтвердить часть' }).click();
  const part = desk.getByRole('dialog', { name: `Подтвердить часть оплаты заказа #${id}` });
  await part.getByLabel('Сумма, ₽').fill('100000');
  await part.getByRole('button', { name: 'Списать' }).click();
  await expect(part.getByText(/^Введите сумму от 0,01\s₽ до/)).toBeVisible();
  await part.getByLabel('Сумма, ₽').fill('500,50');
  await expect(part.getByText(/^Остальное вернётся гостю: [\d\s,]+₽$/)).toBeVisible();
  await expectAccessible(desk);
  await part.getByRole('button', { name: /^Списать 500,50\s₽$/ }).click();
  await expect(part).toBeHidden();
  await expect(drawer.getByText('Оплачен', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(/^Возврат .+ · Возвращено/)).toContainText(
    'списано меньше, чем удержано',
  );
  await leave(desk, guest);
});
