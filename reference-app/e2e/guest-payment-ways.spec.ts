import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './screens/accessible.ts';
import {
  changeAnswers,
  expect,
  onDesktopToo,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import { openBoardAs, drawerOf, leave, seek } from './staff/order-staff.ts';
import { staffCaller } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

const byCard = { title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' };
const onRoomBill = {
  title: 'На счёт номера',
  title_staff: 'Счёт номера',
  title_system: 'room-bill',
};

// What guests hold in the hand; what stands there is looked at on a desktop as well.
test.use({ viewport: phoneViewport });

async function changeSettings(stack: Stack, attributes: object): Promise<void> {
  const admin = await staffCaller(stack);
  await admin('/api/portal-setting/update', { data: { attributes } }, 'PUT');
}

/** What the portal's setting says of payments. */
async function offer(stack: Stack, paymentSystems: readonly (typeof byCard)[]): Promise<void> {
  await changeSettings(stack, { paymentSystems });
}

/** Leads a guest to the checkout of one product. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.getByRole('link', { name: /Открыть корзину/ }).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Куда принести').selectOption({ label: 'Сосновый коттедж 2' });
}

const promise = /^Принесём примерно к/;

/** The card of one of the guest's orders, in their list or at home. */
async function cardOf(page: Page, place: 'Главная' | 'Заказы', id: number): Promise<Locator> {
  await page.getByRole('link', { name: place }).filter({ visible: true }).first().click();
  const link = page.getByRole('link', { name: `Заказ #${id}`, exact: true });
  return page.getByRole('listitem').filter({ has: link });
}

test('what is settled with staff is offered as such, and no card form is opened for it', async ({
  page,
  stack,
  browser,
}) => {
  await offer(stack, [byCard, onRoomBill]);
  try {
    await signInGuest(page, stack, 'Пётр Ильин');
    await openCheckout(page);
    await page.getByLabel('На счёт номера').check();
    const choice = page.getByRole('radio', { name: 'На счёт номера' });
    await onDesktopToo(page, async () => {
      await expect(choice).toHaveAccessibleDescription('Оплату примет сотрудник');
      await expectAccessible(page);
      await expect(page.getByRole('button', { name: 'Заказать и оплатить' })).toBeHidden();
    });
    await page.getByRole('button', { name: 'Заказать', exact: true }).click();

    await expect(page.getByText('Мы уже передали его сотрудникам.')).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await onDesktopToo(page, async () => {
      await expect(page.getByText('Оплату примет сотрудник')).toBeVisible();
      await expect(page.getByText('Оплата отсутствует')).toBeHidden();
      await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeHidden();
    });

    // Also for whoever comes with a link to pay.
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await page.goto(`/orders/${id}?pay=now`);
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    const card = await cardOf(page, 'Заказы', id);
    await onDesktopToo(page, async () => {
      await expect(card.getByText('На счёт номера')).toBeVisible();
      await expect(card.getByText(promise)).toBeVisible();
      await expect(card.getByRole('link', { name: 'Оплатить' })).toBeHidden();
    });

    const staffPage = await openBoardAs(browser, stack, 'moderator');
    await expect((await seek(staffPage, id)).getByText('Счёт номера')).toBeVisible();
    await staffPage.goto(`/admin/portal/orders?order=${id}`);
    const drawer = drawerOf(staffPage, id);
    await expect(drawer.getByText('оплату принимает сотрудник', { exact: false })).toBeVisible();
    await expect(drawer.getByText('Оплата отсутствует')).toBeHidden();
    await leave(staffPage);
  } finally {
    await offer(stack, [byCard]);
  }
});

test('who pays online gives an e-mail for the receipt, which is checked at its field and remembered', async ({
  page,
  stack,
}) => {
  await changeAnswers(page, '**/api/portal-setting', (body) =>
    body.replace('"checkoutEmail":"none"', '"checkoutEmail":"required"'),
  );
  await signInGuest(page, stack, 'Пётр Ильин');
  await openCheckout(page);
  const email = page.getByLabel('E-mail для чека');
  const pay = page.getByRole('button', { name: 'Заказать и оплатить' });
  await page.getByLabel('Наличные').check();
  await expect(email).toBeHidden();
  await page.getByLabel('Картой онлайн').check();
  await expect(page.getByText('Тестовый режим: деньги не спишутся')).toBeVisible();
  await pay.click();
  await onDesktopToo(page, async () => {
    await expect(page.getByText('Укажите e-mail: на него придёт чек')).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('what only the server finds wrong stands at the field as well', async () => {
    await page.route('**/api/order/create', (route) =>
      route.fulfill({
        status: 422,
        json: {
          ...{ success: false, code: 'INVALID', error: 'Проверьте поля.' },
          details: [{ path: 'data.order.email', message: 'Такой почты нет' }],
        },
      }),
    );
    await email.fill('petr@example.ru');
    await pay.click();
    await onDesktopToo(page, () =>
      expect(page.getByText('Неправилньый адрес почты')).toBeVisible(),
    );
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('petr@example.ru');
    await expect(page.getByText('Такой почты нет')).toBeHidden();
    await page.unroute('**/api/order/create');
  });

  await email.fill('petr.ilin@example.ru');
  const sent = page.waitForRequest('**/api/order/create');
  await pay.click();
  expect((await sent).postDataJSON()).toMatchObject({
    data: { order: { email: 'petr.ilin@example.ru', payment_system: 'yookassa' } },
  });
  await expect(page.getByRole('dialog', { name: 'Оплата заказа' })).toBeVisible();

  await openCheckout(page);
  await page.getByLabel('Картой онлайн').check();
  await expect(email).toHaveValue('petr.ilin@example.ru');
  await page.unrouteAll({ behavior: 'wait' });
});

test('what cannot be paid online for good is not to be tried again, and other ways to pay are named', async ({
  page,
  stack,
}) => {
  const refused = 'Эту сумму нельзя оплатить онлайн. Оплату примет сотрудник.';
  await page.route('**/api/payment/create', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'NOT_PAYABLE_ONLINE', error: refused },
    }),
  );
  await signInGuest(page, stack, 'Пётр Ильин');
  await openCheckout(page);
  await page.getByLabel('Картой онлайн').check();
  await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Оплата заказа' });
  await onDesktopToo(page, async () => {
    await expect(dialog.getByRole('alert')).toHaveText(refused);
    await expect(dialog.getByRole('button', { name: 'Попробовать ещё раз' })).toBeHidden();
    await expectAccessible(page);
  });
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await onDesktopToo(page, async () => {
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeHidden();
    await expect(page.getByText(promise)).toBeHidden();
  });

  await test.step('until it is paid, list and home say so, lead to its payment and promise no time', async () => {
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    for (const place of ['Главная', 'Заказы'] as const) {
      const card = await cardOf(page, place, id);
      await onDesktopToo(page, async () => {
        await expect(card.getByText('Оплата отсутствует')).toBeVisible();
        await expect(card.getByText(promise)).toBeHidden();
        await expectAccessible(page);
      });
      await card.getByRole('link', { name: 'Оплатить' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(refused);
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expect(page).toHaveURL(`/orders/${id}`);
    }
    await expect(page.getByText(refused)).toBeVisible();
  });

  await changeSettings(stack, { cardPaymentMax: 10_000 });
  try {
    await page.reload();
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeHidden();
    await openCheckout(page);
    await onDesktopToo(page, async () => {
      await expect(page.getByText(/^Онлайн можно оплатить от 1\s₽ до 100\s₽\.$/)).toBeVisible();
      await expect(page.getByLabel('Картой онлайн')).toBeHidden();
      await expect(page.getByLabel('Картой при получении')).toBeVisible();
      await expectAccessible(page);
    });
  } finally {
    await changeSettings(stack, { cardPaymentMax: 35_000_000 });
  }
});
