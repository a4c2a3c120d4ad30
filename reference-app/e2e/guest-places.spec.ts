import { expect, test } from './journey.ts';

test('the place that was chosen is marked while its page is on its way', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/stores-page-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/');
  const greeting = page.getByRole('heading', { name: 'Здравствуйте!', level: 1 });
  await expect(greeting).toBeVisible();
  const place = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true });
  await expect(place('Главная')).toHaveAttribute('aria-current', 'page');

  await place('Магазины').click();
  await expect(place('Магазины')).toHaveAttribute('aria-current', 'page');
  await expect(place('Главная')).not.toHaveAttribute('aria-current');
  await expect(greeting).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Магазины', level: 1 })).toBeVisible();
});
