import { desktopViewport, expect, openConsole, test } from './journey.ts';
import { staffCaller } from './sessions.ts';

/** As long as one may be. */
const longName = 'Загородный парк-отель и спа «Сосновый бор на Клязьме» у озер';
/** A sign of four pixels. */
const sign = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMIK/UGIgYIBQAeogRZymmEpAAAAABJRU5ErkJggg==',
  'base64',
);

test('the hotel’s name and sign stand wherever the portal names itself, from the first moment on', async ({
  page,
  browser,
  stack,
}) => {
  const consolePage = await (await browser.newContext({ viewport: desktopViewport })).newPage();
  await openConsole(consolePage, stack, '/admin/settings/contacts');
  await consolePage.getByLabel('Название', { exact: true }).fill('Парк-отель «Сосны»');
  await consolePage
    .locator('input[type=file]')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: sign });
  await expect(consolePage.getByRole('button', { name: 'Заменить' })).toBeVisible();

  await page.goto('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Гостевой портал' }),
  ).toBeVisible();
  await consolePage.getByRole('button', { name: 'Сохранить' }).click();
  await test.step('a guest who is looking sees it at once', async () => {
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Парк-отель «Сосны»' }),
    ).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await expect(page).toHaveTitle(/Парк-отель «Сосны»$/);
  });
  await consolePage.getByRole('button', { name: 'Развернуть меню' }).click();
  await expect(
    consolePage.getByRole('navigation').getByRole('img', { name: 'Парк-отель «Сосны»' }),
  ).toBeVisible();

  await test.step('and so does who comes anew, before the settings are read', async () => {
    await page.route('**/api/portal-setting', () => undefined);
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Парк-отель «Сосны»' }),
    ).toBeVisible();
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({ name: 'Парк-отель «Сосны»' });
  });
  await consolePage.context().close();
});

test('a long name and a wide sign leave the console’s menu and settings whole', async ({
  page,
  stack,
}) => {
  const admin = await staffCaller(stack);
  const attributes = { hotelName: longName, hotelSign: null };
  await admin('/api/portal-setting/update', { data: { attributes } }, 'PUT');
  await page.setViewportSize(desktopViewport);
  await openConsole(page, stack, '/admin/settings/contacts');
  await page.getByRole('button', { name: 'Развернуть меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Панель администратора' });
  const name = menu.getByText(longName);
  await expect(name).toBeRendered();
  const room = await name.evaluate((shown) => shown.clientWidth - shown.scrollWidth);
  expect(room).toBe(0);
  const title = await menu.getByText('Панель администратора').evaluate((shown) => {
    const words = document.createRange();
    words.selectNodeContents(shown);
    return words.getBoundingClientRect().right;
  });
  const button = await menu.getByRole('button', { name: 'Свернуть меню' }).boundingBox();
  expect(title).toBeLessThanOrEqual(button?.x ?? 0);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: sign });
  const field = page.getByRole('group', { name: 'Знак отеля' });
  await expect(field.getByRole('button', { name: 'Заменить' })).toBeVisible();
  await expect(field.locator('img')).toHaveCSS('object-fit', 'contain');
});
