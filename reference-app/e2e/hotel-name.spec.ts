import { desktopViewport, expect, openConsole, test } from './journey.ts';

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
