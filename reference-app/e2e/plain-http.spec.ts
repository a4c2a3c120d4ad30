import { findBrowser } from '../../.ci/find-browser.mjs';
import { expect, phoneViewport, register, signInStaff, test as usual } from './journey.ts';
import { cardOf, countNotes, leave } from './staff/order-staff.ts';
import { startStack, type Stack } from './stack/stack.ts';

/** No name of this machine's own, so its pages are no secure context; nothing answers to it elsewhere. */
const host = 'portal.example';
const chromium = findBrowser();
const resolver = `--host-resolver-rules=MAP ${host} 127.0.0.1`;

const test = usual.extend<object, { stack: Stack }>({
  stack: [
    async ({ browserName: _ }, provide) => {
      const stack = await startStack(undefined, { DEMO: 'i-understand' });
      await provide({ ...stack, url: stack.url.replace('localhost', host) });
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({
  viewport: phoneViewport,
  launchOptions: { ...chromium, args: [...chromium.args, resolver] },
});

test('a guest orders from a demo that is opened by plain http, and staff see it and hear the bell', async ({
  page,
  browser,
  stack,
}) => {
  const device = await browser.newContext({ locale: 'ru-RU', viewport: phoneViewport });
  const staffPage = await device.newPage();
  const notes = await countNotes(staffPage);

  await test.step('staff sign in', async () => {
    await signInStaff(staffPage, stack, 'admin', 'Заказы');
    expect(await notes()).toBe(0);
  });

  await test.step('nothing is there that browsers keep for https', async () => {
    await page.goto('/store/1');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  });

  const orderId = await test.step('the guest signs in and orders', async () => {
    await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
    await page.getByRole('link', { name: 'Открыть корзину' }).click();
    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await register(page, stack, 'Анна Лебедева');
    await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
    await page.getByLabel('Наличные').check();
    await page.getByRole('button', { name: 'Заказать', exact: true }).click();
    const heading = page.getByRole('heading', { name: /^Заказ #\d+$/ });
    await expect(heading).toBeVisible();
    return Number(/#(\d+)/.exec(await heading.innerText())?.[1]);
  });

  await test.step('it comes to the board by itself', async () => {
    await expect(cardOf(staffPage, orderId)).toBeVisible();
    await expect.poll(notes).toBeGreaterThan(0);
  });
  await leave(staffPage);
});

test('what copies a made-up password does so by plain http', async ({ page, stack }) => {
  await signInStaff(page, stack, 'admin', 'Заказы');
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: 'Новый сотрудник' }).click();
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await form.getByLabel('Имя').fill('Нина Павлова');
  await form.getByLabel('Логин').fill('nina');
  await form.getByRole('button', { name: 'Добавить' }).click();
  const shown = page.getByRole('dialog', { name: 'Пароль для входа' });
  const password = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'Скопировать' }).click();
  await expect(shown.getByRole('status')).toHaveText('Скопировано');
  await shown.getByRole('button', { name: 'Пароль передан' }).click();
  // The window gives the focus back as it goes.
  await expect(shown).toBeHidden();
  await page.getByRole('searchbox').press('ControlOrMeta+V');
  await expect(page.getByRole('searchbox')).toHaveValue(password);
});

test('a page whose app does not load says so', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  const words = page.getByText('Страница пока не загрузилась.');
  await expect(words).toBeHidden();
  // Some seconds later.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(words).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Обновите её' }).click();
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  await expect(words).toHaveCount(0);
});
