import type { Page } from '@playwright/test';
import { expect, signInGuest, test } from './journey.ts';

/** The errors that a page writes into the browser's console. */
function loggedErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  return lines;
}

test('a failure to load tickets is logged, by codes and numbers alone, and shown', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  await signInGuest(page, stack, 'Анна');
  await page.route('**/api/tickets', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': 'request-7' },
      json: { success: false, code: 'INTERNAL', error: 'Анна, +79991234567' },
    }),
  );
  await page.goto('/help');
  await expect(page.getByText('Заявки не загрузились')).toBeVisible();
  expect(errors).toContain('Ошибка при получении заявок: ServerFailedError 500 INTERNAL request-7');
  expect(errors.join()).not.toContain('Анна');
});

test('a call that fails unexpectedly is logged once, after its last repeat, and one that is refused is not', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  let calls = 0;
  await signInGuest(page, stack, 'Анна');
  await page.route('**/api/orders', (route) => {
    calls += 1;
    return route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': 'request-8' },
      json: { success: false, code: 'INTERNAL', error: 'Анна, +79991234567' },
    });
  });
  await page.goto('/orders');
  const ours = () => errors.filter((line) => line.includes('ServerFailedError'));
  await expect.poll(ours).toEqual(['orders failed: ServerFailedError 500 INTERNAL request-8']);
  expect(calls).toBeGreaterThan(1);
  await page.goto('/orders/999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ours()).toHaveLength(1);
});

test('a service worker that cannot be registered is logged', async ({ page }) => {
  const errors = loggedErrors(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      throw new DOMException('The script is not there.', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect.poll(() => errors.join('\n')).toContain('Ошибка регистрации Service Worker:');
});

test('a payment form at fault is logged by its code, and says that nothing was tried', async ({
  page,
  stack,
}) => {
  const errors = loggedErrors(page);
  const token = 'ct-that-nobody-gave';
  await signInGuest(page, stack, 'Анна');
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.goto('/store/1/checkout');
  await page.getByLabel('Куда принести').selectOption({ label: 'Сосновый коттедж 2' });
  await page.getByLabel('Картой онлайн').check();
  await page.route('**/api/payment/create', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { payment: object };
    Object.assign(reply.payment, { confirmation_token: token });
    await route.fulfill({ response, json: reply });
  });
  await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
  const payment = page.getByRole('dialog', { name: 'Оплата заказа' });
  await expect(payment.getByRole('alert')).toContainText('Форма оплаты не работает.');
  expect(errors.filter((line) => line.startsWith('Форма оплаты не работает.'))).toEqual([
    expect.stringMatching(/ invalid_token$/),
  ]);
  expect(errors.join()).not.toContain(token);
});
