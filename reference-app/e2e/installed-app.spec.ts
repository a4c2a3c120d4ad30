import { expect, test } from './journey.ts';

test('can be installed, with the brand’s icons', async ({
  playwright,
  launchOptions,
  stack,
  request,
}) => {
  // The context of a test is incognito to a full browser, which installs nothing there; a profile is not.
  const profile = await playwright.chromium.launchPersistentContext('', launchOptions);
  const page = await profile.newPage();
  await page.goto(stack.url);
  const devtools = await profile.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  await page.goto(`${stack.url}/admin/login`);
  await expect(page.getByLabel('Логин')).toBeVisible();
  const console = await devtools.send('Page.getAppManifest');
  expect(console.errors).toEqual([]);
  expect(JSON.parse(console.data ?? '')).toMatchObject({ start_url: '/admin', scope: '/admin' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await profile.close();
});

test('loads anew once when another version has taken the place of its files', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  let isReplaced = true;
  await page.route('**/assets/orders-page-*.js', (route) =>
    isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // Read before it is loaded anew.
  const once = { times: 1 };
  await page.route(
    '/orders',
    async (route) => {
      const answer = await route.fetch();
      const newer = (await answer.text()).replace(
        /assets\/index-[\w-]+\.js/,
        'assets/index-newer.js',
      );
      isReplaced = false;
      await route.fulfill({ response: answer, body: newer });
    },
    once,
  );
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page.getByRole('heading', { name: 'Мои заказы', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/orders');
  expect(loads).toBe(1);
});

test('says so when a file of this very version cannot be had, and does not load for ever', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/orders-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(loads).toBe(0);
});
