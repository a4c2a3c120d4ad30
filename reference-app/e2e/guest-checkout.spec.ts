import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  changeAnswers,
  expect,
  onDesktopToo,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import type { Stack } from './stack/stack.ts';

/** Fills the provider's form and sends it. */
async function payByCard(form: FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Номер карты').fill(number);
  await form.getByLabel('Месяц и год').fill('12 / 35');
  await form.getByLabel('CVC').fill('123');
  await form.getByRole('button', { name: /^Заплатить/ }).click();
}

/** Leads a new guest to a filled checkout of one product. */
async function fillCheckout(page: Page, stack: Stack, payment: string): Promise<void> {
  await signInGuest(page, stack, 'Пётр Ильин');
  await page.goto('/store/1');
  await takeToCheckout(page, payment);
}

async function takeToCheckout(page: Page, payment: string): Promise<void> {
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.getByRole('link', { name: 'Открыть корзину' }).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await fillForm(page, payment);
}

async function fillForm(page: Page, payment: string): Promise<void> {
  await page.getByLabel('Куда принести').selectOption({ label: 'Сосновый коттедж 2' });
  await page.getByLabel(payment).check();
}

test('shows a price that has changed, and orders at the new one when the guest agrees', async ({
  page,
  stack,
}) => {
  // What the guest saw before the price went up.
  await changeAnswers(page, '**/api/store/1', (body) => body.replace('"price":690', '"price":590'));
  await fillCheckout(page, stack, 'Наличные');
  await expect(page.getByRole('definition').filter({ hasText: /^740\s₽$/ })).toBeVisible();
  await page.unroute('**/api/store/1');

  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Цены изменились. Мы обновили корзину — проверьте итог.');
  await expect(notice).toContainText(/Было 740\s₽, стало 840\s₽\./);
  await expect(page.getByLabel('Куда принести')).toContainText('Сосновый коттедж 2');

  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await expect(page.getByText('Мы уже передали его сотрудникам.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
  await expect(page.getByText('Наличные')).toBeVisible();
});

test('takes out what has just sold out, and orders the rest', async ({ page, stack }) => {
  // What the guest saw while there still were mushrooms: until the order is sent.
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.url().endsWith('/api/order/create')));
  await changeAnswers(page, '**/api/store/1', (body) =>
    isSent ? body : body.replaceAll('"for_sale":false', '"for_sale":true'),
  );
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Белые грибы сушёные' }).click();
  await fillCheckout(page, stack, 'Наличные');

  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Некоторых товаров уже нет в продаже.');
  await expect(notice).toContainText(/Было 1\s600\s₽, стало 840\s₽\./);
  await expect(page.getByText('Белые грибы сушёные')).toBeHidden();

  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
  await expect(page.getByText('Мёд луговой')).toBeVisible();
  await expect(page.getByText('Белые грибы сушёные')).toBeHidden();
});

test('makes one order of an order whose answer was lost and that was sent again', async ({
  page,
  stack,
}) => {
  await fillCheckout(page, stack, 'Картой при получении');
  let isPlaced = false;
  await page.route('**/api/order/create', async (route) => {
    if (!isPlaced) await route.fetch();
    isPlaced = true;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Заказать', exact: true }).dblclick();
  await expect(page.getByRole('alert')).toContainText('второго заказа не будет');
  await page.unroute('**/api/order/create');

  await page.reload();
  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^Заказ #\d+$/ })).toHaveCount(1);
  await page.goto('/store/1/cart');
  await expect(page.getByText('В корзине пусто')).toBeVisible();
});

test('makes one order of a cart that two tabs send at the same instant', async ({
  page,
  stack,
}) => {
  await fillCheckout(page, stack, 'Наличные');
  const tabs = [page, await page.context().newPage()] as const;
  await tabs[1].goto('/store/1/checkout');
  await fillForm(tabs[1], 'Наличные');
  const sent = Promise.withResolvers<void>();
  let waiting = 0;
  await page.context().route('**/api/order/create', async (route) => {
    waiting += 1;
    if (waiting === tabs.length) sent.resolve();
    await sent.promise;
    await route.continue();
  });
  for (const tab of tabs) await tab.getByRole('button', { name: 'Заказать', exact: true }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
  }
  expect(tabs[1].url()).toBe(page.url());

  await page.goto('/store/1');
  await takeToCheckout(page, 'Наличные');
  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^Заказ #\d+$/ })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('offers the payment again after the form did not load, was left, or the card was declined', async ({
    page,
    stack,
  }) => {
    await page.route('**/checkout-widget.js', (route) => route.abort());
    await fillCheckout(page, stack, 'Картой онлайн');
    await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
    const payment = page.getByRole('dialog', { name: 'Оплата заказа' });
    await onDesktopToo(page, () =>
      expect(payment.getByRole('alert')).toContainText('Виджет не загружен.'),
    );
    await page.unroute('**/checkout-widget.js');
    await payment.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    const form = page.frameLocator('#payment-form iframe');
    await onDesktopToo(page, () => expect(form.getByLabel('Номер карты')).toBeVisible());

    await payment.getByRole('button', { name: 'Отмена' }).click();
    await expect(payment).toBeHidden();
    await onDesktopToo(page, () => expect(page.getByText('Ожидание оплаты')).toBeVisible());

    await page.getByRole('button', { name: /^Оплатить 840\s₽$/ }).click();
    await payByCard(form, '5555 5555 5555 4600');
    await onDesktopToo(page, () =>
      expect(form.getByText('На карте не хватает денег.', { exact: false })).toBeVisible(),
    );
    await payment.getByRole('button', { name: 'Отмена' }).click();
    await stack.cancelPayments();
    await onDesktopToo(page, async () => {
      await expect(page.getByText('Оплата отменена')).toBeVisible();
      await expect(page.getByText('Оплата не прошла.', { exact: false })).toBeVisible();
    });

    await page.getByRole('button', { name: /^Оплатить 840\s₽$/ }).click();
    await payByCard(form, '5555 5555 5555 4444');
    await onDesktopToo(page, () =>
      expect(page.getByText('Оплачен', { exact: true })).toBeVisible(),
    );
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });
});

test('shows an order paid when the guest comes back from the form, without any live news', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await fillCheckout(page, stack, 'Картой онлайн');
  await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByText('Связь потеряна, восстанавливаем…')).toBeVisible();
  await page.getByRole('button', { name: /^Оплатить 840\s₽$/ }).click();
  const form = page.frameLocator('#payment-form iframe');
  await expect(form.getByLabel('Номер карты')).toBeVisible();
  const groundOf = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const window = page.getByRole('dialog').filter({ has: page.locator('#payment-form') });
  expect(await groundOf(form.locator('html')), 'by night').toBe(await groundOf(window));
  await payByCard(form, '5555 5555 5555 4444');
  await form.getByRole('button', { name: 'Вернуться в магазин' }).click();
  await expect(page.getByText(/^Поступила оплата за заказ #\d+$/)).toBeVisible();
  await expect(page.getByText('Оплачен', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
});

test('lets a guest take an order back while nobody has begun it', async ({ page, stack }) => {
  await fillCheckout(page, stack, 'Наличные');
  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить заказ #\d+\?$/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Отменен/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeHidden();
});
