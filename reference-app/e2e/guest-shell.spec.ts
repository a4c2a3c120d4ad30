import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './screens/accessible.ts';
import {
  codeField,
  expect,
  holdBack,
  onDesktopToo,
  phoneViewport,
  register,
  signInGuest,
  test,
} from './journey.ts';
import { goToScreen } from './screens/open-screen.ts';
import { somePhone, staffCaller } from './sessions.ts';

test('welcomes a guest who signs in on the sign-in page, then goes home', async ({
  page,
  stack,
}) => {
  await page.goto('/orders');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const phone = await register(page, stack, 'Мария Котова');
  await expect(page.getByText('Заказов пока нет')).toBeVisible();
  await page.getByRole('link', { name: 'Профиль: Мария Котова' }).click();
  await page.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
  await expect(page.getByRole('heading', { name: 'Здравствуйте!' })).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Отправить код SMS' }).click();
  await expect(page.getByText(/^Следующая попытка через \d секунд$/)).toBeVisible();
  const code = await stack.codeFor(phone);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code === '0000' ? '1111' : '0000');
  await expect(page.getByText('неверный код')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await page.keyboard.type(code);
  const notice = page.locator('[data-component=Toast]').filter({ hasText: 'С возвращением!' });
  await expect(notice.filter({ hasText: 'Вы вошли в портал.' })).toBeVisible();
  await expect(page.getByText('Добро пожаловать!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Добро пожаловать!')).toBeHidden();
  await expect(
    page.getByRole('heading', { name: /^Добр(ое|ый|ой) .*, Мария Котова!$/ }),
  ).toBeVisible();
});

test('refuses a number of another country in words, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('send-code')) sent.push(request.url());
  });
  await page.goto('/auth');
  const phone = page.getByLabel('Номер телефона');
  for (const foreign of ['+998 90 123-45-67', '00 49 151 1234567', '+7 701 123-45-67']) {
    await phone.fill(foreign);
    await expect(page.getByText('Пока отправляем коды только на номера России')).toBeVisible();
    await phone.press('Enter');
    await phone.fill('');
  }
  await phone.pressSequentially('+998901234567');
  await expect(phone).toHaveValue('+998901234567');
  await phone.press('Enter');
  expect(sent).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('closes for maintenance while a guest browses, and opens again where the guest was', async ({
    page,
    stack,
  }) => {
    const staff = await staffCaller(stack);
    const setMaintenance = (isDisable: boolean) =>
      staff('/api/portal-setting/update', { data: { attributes: { isDisable } } }, 'PUT');

    await page.goto('/store/custom/rental');
    await expect(page.getByRole('heading', { name: 'Прокат', level: 1 })).toBeVisible();
    const closed = page.getByRole('heading', { name: 'Ведутся технические работы' });
    await setMaintenance(true);
    await onDesktopToo(page, () => expect(closed).toBeVisible());
    await page.reload();
    await onDesktopToo(page, () => expect(closed).toBeVisible());
    await setMaintenance(false);
    await onDesktopToo(page, () =>
      expect(page.getByRole('heading', { name: 'Прокат', level: 1 })).toBeVisible(),
    );
    await expect(page).toHaveURL('/store/custom/rental');
  });
});

test('fits a narrow phone on every screen, and names every page', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInGuest(page, stack, 'Константин Константинопольский');
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  const titles = {
    '/stores': 'Магазины и ресторан',
    '/store/1': 'Фермерская лавка',
    '/store/1?product=5': 'Фермерская лавка',
    '/store/custom/rental': 'Прокат',
    '/store/1/cart': 'Корзина',
    '/store/1/checkout': 'Оформление заказа',
    '/orders': 'Мои заказы',
    '/orders/999999': 'Такого заказа нет',
    '/help': 'Помощь',
    '/profile': 'Профиль',
    '/store/999999': 'Такого магазина нет',
    '/nothing-here': 'Страница не найдена',
  };
  for (const [path, title] of Object.entries(titles)) {
    await goToScreen(page, { name: title, path });
    await expect(page).toHaveTitle(`${title} — Гостевой портал`);
    await expectNoSidewaysScroll(page);
  }
});

test('comes back to where the guest was on a page, and begins a new page at its top', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.mouse.wheel(0, 900);
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Some browsers turn a wheel into a movement.
  let left = 0;
  await expect(async () => {
    const before = await scrolled();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    left = await scrolled();
    expect(left).toBeGreaterThan(500);
    expect(left).toBe(before);
  }).toPass();
  await page.getByRole('link', { name: /Открыть корзину/ }).click();
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Фермерская лавка', level: 1 })).toBeAttached();
  await expect.poll(scrolled).toBe(left);
});

test('speaks English when asked to, and remembers that', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'EN (English)' }).click();
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('keeps the keyboard where it is at work', async ({ page }) => {
  await page.goto('/stores');
  const store = page.getByRole('link', { name: 'Фермерская лавка' });
  await expect(store).toBeVisible();
  const skip = page.getByRole('link', { name: 'К содержанию' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await store.press('Enter');
  await expect(page.getByRole('heading', { name: 'Фермерская лавка' })).toBeFocused();
  await page.keyboard.press('Tab');
  const honey = page.getByRole('button', { name: 'Мёд луговой', exact: true });
  await expect(honey).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Мёд луговой' })).toBeVisible();
  await expect(page).toHaveURL(/\?product=\d+$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/store\/\d+$/);
  await expect(honey).toBeFocused();

  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Добавить ещё' })).toBeFocused();
  await page.getByRole('button', { name: 'Убавить' }).press('Enter');
  await expect(page.getByRole('button', { name: 'В корзину: Мёд луговой' })).toBeFocused();
});

test('an address that only begins like the console is a guest’s page that is not there', async ({
  page,
}) => {
  for (const path of ['/adminx', '/administration/login']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Страница не найдена' }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('.admin-wrapper')).toHaveCount(0);
    await expect(page.getByLabel('Пароль')).toHaveCount(0);
  }
});

test('the place that was chosen is marked while its page is on its way', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/stores-page-*.js');
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
  letGo();
  await expect(page.getByRole('heading', { name: 'Магазины', level: 1 })).toBeVisible();
});

const maxSteps = 80;

/** Goes on by the Tab key alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

test('from the first page to an order and back out of it, by the keyboard alone', async ({
  page,
  stack,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });
  async function press(target: Locator) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }

  await page.goto('/');
  await press(link('Фермерская лавка'));
  await expect(page.getByRole('heading', { name: 'Фермерская лавка' })).toBeFocused();
  await press(button('В корзину: Мёд луговой'));
  await press(link('Открыть корзину'));
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeFocused();
  await press(link('Оформить заказ'));

  const phone = somePhone();
  await tabTo(page, page.getByLabel('Номер телефона'));
  await page.keyboard.type(phone.slice(2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Код из SMS' })).toBeFocused();
  await page.keyboard.type(await stack.codeFor(phone));
  await tabTo(page, page.getByLabel('Имя'));
  await page.keyboard.type('Тая');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Куда принести'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radio').first());
  for (let step = 0; step < 3; step += 1) {
    if (await page.getByLabel('Наличные').isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByLabel('Наличные')).toBeChecked();
  await press(page.getByRole('button', { name: 'Заказать', exact: true }));
  await expect(page.getByRole('heading', { name: /^Заказ #\d+$/ })).toBeVisible();

  await press(button('Отменить заказ'));
  const question = page.getByRole('dialog', { name: /^Отменить заказ #\d+\?$/ });
  await press(question.getByRole('button', { name: 'Отменить заказ' }));
  await expect(page.getByRole('listitem').filter({ hasText: /^Отменен/ })).toBeVisible();
});
