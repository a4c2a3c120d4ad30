import { expect, signInGuest, test } from './journey.ts';
import { order } from './order-staff.ts';

test('states and kinds that only a newer portal knows stand on the pages as they came', async ({
  page,
  stack,
}) => {
  const id = await order(await signInGuest(page, stack, 'Нина Новая'));
  const replaceWords = async (url: string, from: string, to: string) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
    });
  await replaceWords('**/api/orders*', '"status":"new"', '"status":"упаковывается"');
  await replaceWords('**/api/stores', '"value":"service"', '"value":"spa"');

  await page.goto('/orders');
  await expect(page.getByRole('link', { name: `Заказ #${id}` })).toBeVisible();
  await expect(page.getByText('упаковывается')).toBeVisible();
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: `Заказ #${id}` })).toBeVisible();
  await expect(page.getByText('упаковывается').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('упаковывается').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
