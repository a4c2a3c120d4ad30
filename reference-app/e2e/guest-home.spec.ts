import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, phoneViewport, signInGuest, test } from './journey.ts';
import { order } from './order-staff.ts';

/** How many screens down the first shop may begin. */
const maxScreens = 1.5;

test('on a phone the first shop is within a screen and a half, however many orders are under way', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phoneViewport);
  const guest = await signInGuest(page, stack, 'Ольга Многозаказова');
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await order(guest));
  await page.goto('/');
  const orders = page.getByRole('region', { name: 'Мои заказы' });
  for (const id of ids) {
    await expect(orders.getByRole('link', { name: `Заказ #${id}` })).toBeRendered();
  }
  const shops = page.getByRole('region', { name: 'Магазины и ресторан' });
  await expect(shops.getByRole('article').first()).toBeRendered();
  const top = await shops
    .getByRole('article')
    .first()
    .evaluate((shop) => shop.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThanOrEqual(maxScreens * phoneViewport.height);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step('every order is reached by keys', async () => {
    const last = orders.getByRole('link', { name: `Заказ #${ids[0]}` });
    await last.focus();
    await expect(last).toBeVisible();
    await expect(last).toBeInViewport();
  });
});
