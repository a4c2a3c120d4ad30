import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { desktopViewport, expect, phoneViewport, test } from './journey.ts';
import { openBoardAs, drawerOf, leave, order } from './staff/order-staff.ts';
import { registerGuest, type GuestSession } from './sessions.ts';
import { openCabinet } from './staff/shop-cabinet.ts';

const path = '/admin/reconciliation';
const unknownOrder = '900100';

interface OrderOfGuest {
  readonly id: number;
  readonly attributes: { readonly refunded: number; readonly paid_for: string };
}

/** An order as its guest sees it. */
async function orderOf({ call }: GuestSession, id: number): Promise<OrderOfGuest['attributes']> {
  const { orders } = await call<{ orders: { data: OrderOfGuest[] } }>('/api/orders', { data: {} });
  const found = orders.data.find((each) => each.id === id);
  if (!found) throw new Error(`The guest has no order ${id}.`);
  return found.attributes;
}

test('a refund that was never heard of is adopted, and money without an order goes back', async ({
  browser,
  stack,
}) => {
  const cabinet = openCabinet(stack);
  const guest = await registerGuest(stack, 'Иван Соколов');
  const id = await order(guest, { payment: 'external' });
  await stack.settlePayments('succeed');
  // Until the portal has read the payment it would find the refund by itself.
  await expect.poll(async () => (await orderOf(guest, id)).paid_for).toBe('succeeded');
  const paid = await cabinet.paymentOf(String(id));
  await cabinet.refundUnheard(paid.id, '300.00');
  expect((await orderOf(guest, id)).refunded).toBe(0);
  await cabinet.takePayment(unknownOrder, '1500.00');
  const unknown = await cabinet.paymentOf(unknownOrder);

  const staffPage = await openBoardAs(browser, stack, 'admin', { path });
  const main = staffPage.getByRole('main');
  const compare = staffPage.getByRole('button', { name: 'Сверить' });
  const banner = staffPage
    .getByRole('status')
    .filter({ hasText: 'Расхождение с платёжной системой' });
  const stray = main.getByRole('listitem').filter({ hasText: unknown.id });

  await test.step('the books are compared by keyboard, and what agrees is said', async () => {
    await compare.press('Enter');
    await expect(main.getByText('Нашлись расхождения')).toBeVisible();
    await expect(compare).not.toHaveAttribute('aria-busy');
    await expect(main.getByRole('region', { name: 'Платежи' })).toContainText(/\d+ из \d+/);
  });

  await test.step('the refund is adopted without being asked, and the order has it', async () => {
    await main.getByRole('button', { name: 'Закрытые' }).press('Enter');
    const refund = main.getByRole('listitem').filter({ hasText: paid.id });
    await expect(refund.getByRole('heading', { name: 'Возврат учтён' })).toBeVisible();
    await expect(refund).toContainText('портал сам');
    await refund.getByRole('link', { name: `Заказ #${id}` }).press('Enter');
    const ofOrder = drawerOf(staffPage, id).getByRole('listitem');
    await expect(ofOrder.filter({ hasText: /^Возврат 300\s₽ · Возвращено/ })).toContainText(
      'возвращено в кабинете ЮKassa',
    );
    expect((await orderOf(guest, id)).refunded).toBe(300);
  });

  await test.step('money without an order is an alert that leads here', async () => {
    await staffPage.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Сверка' }).press('Enter');
    await expect(staffPage.getByRole('heading', { name: 'Сверка', level: 1 })).toBeVisible();
    await expect(stray.getByRole('heading', { name: 'Платёж без заказа' })).toBeVisible();
    await expect(stray.getByRole('button')).toHaveText(['Вернуть деньги', 'Отметить']);
    await expectAccessible(staffPage);
    await staffPage.setViewportSize(phoneViewport);
    await expectNoSidewaysScroll(staffPage);
    await expectAccessible(staffPage);
    await staffPage.setViewportSize(desktopViewport);
  });

  await test.step('it goes back after the sum was named, and is closed under a name', async () => {
    await stray.getByRole('button', { name: 'Вернуть деньги' }).press('Enter');
    const question = staffPage.getByRole('dialog', { name: /^Вернуть 1\s500\s₽\?/ });
    await expectAccessible(staffPage);
    await question.getByRole('button', { name: /^Вернуть 1\s500\s₽/ }).press('Enter');
    // While it asks, nothing behind it can be perceived: the list would seem empty.
    await expect(question).toBeHidden();
    await expect(stray).toHaveCount(0);
    expect((await cabinet.paymentOf(unknownOrder)).refunded_amount?.value).toBe('1500.00');
    await main.getByRole('button', { name: 'Закрытые' }).press('Enter');
    await expect(stray).toContainText(/Деньги возвращены: \S+ \S+, /);
  });

  await test.step('that money of an order went back unasked is ticked off', async () => {
    await banner.getByRole('link', { name: 'Показать' }).press('Enter');
    const alert = main.getByRole('listitem').filter({ hasText: `Заказ #${id}: 300` });
    await expect(alert).toContainText('вернули гостю в кабинете платёжной системы');
    await alert.getByRole('button', { name: /^Отметить сделанным/ }).press('Enter');
    const dialog = staffPage.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отметить сделанным' }).press('Enter');
    await expect(staffPage.getByText('Тревог нет')).toBeVisible();
    await expect(banner).toBeHidden();
  });
  await leave(staffPage);
});
