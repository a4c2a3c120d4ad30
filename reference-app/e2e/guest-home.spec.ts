import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { desktopViewport, expect, phoneViewport, signInGuest, test } from './journey.ts';
import { order } from './staff/order-staff.ts';

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

test('the picture has all of the house, and of the jetty all or nothing, on any screen', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.locator('picture img');
  for (const [width, height] of [
    [390, 844],
    [600, 900],
    [768, 1024],
    [844, 390],
    [1024, 1366],
    [1024, 768],
    [1280, 1024],
    [1440, 900],
    [1440, 1100],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    // From the top of the picture, which is 1000 high.
    const { top, bottom } = await picture.evaluate((image: HTMLImageElement) => {
      const { clientWidth, clientHeight } = image;
      const drawn = Math.max(clientHeight, clientWidth * (1000 / 1600));
      const place = getComputedStyle(image).objectPosition.split(' ').slice(1).join(' ');
      const [, share, pixels = 0] = /([\d.]+)%(?: \+ ([\d.]+)px)?/.exec(place) ?? [];
      const above = ((drawn - clientHeight) * Number(share)) / 100 - Number(pixels);
      return {
        top: (above / drawn) * 1000,
        bottom: ((above + clientHeight) / drawn) * 1000,
      };
    });
    const screen = `${width} × ${height}`;
    expect(top, screen).toBeLessThan(322);
    expect(bottom, screen).toBeGreaterThan(632);
    if (bottom > 690) expect(bottom, screen).toBeGreaterThan(840);
  }
});

test('shops below each other stand in line on a desktop', async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto('/');
  const shops = page.getByRole('region', { name: 'Магазины и ресторан' }).getByRole('article');
  await expect(shops.first()).toBeRendered();
  const places = await shops.evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
    }),
  );
  const first = places.filter(({ top }) => top === places[0]?.top);
  const others = places.slice(first.length);
  expect(others.length).toBeGreaterThan(0);
  for (const { left, right } of others) {
    expect(first.map((card) => card.left)).toContain(left);
    expect(first.map((card) => card.right)).toContain(right);
  }
});
