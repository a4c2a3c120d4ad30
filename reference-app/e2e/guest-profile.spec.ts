import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import {
  changeAnswers,
  expect,
  holdBack,
  onDesktopToo,
  phoneViewport,
  register,
  signInGuest,
  test,
} from './journey.ts';
import { staffCaller } from './sessions.ts';
import { order } from './staff/order-staff.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('a guest keeps the own account, sees where it is signed in, and leaves everywhere at once', async ({
    page,
    browser,
    stack,
  }) => {
    await page.goto('/profile');
    await onDesktopToo(page, () =>
      expect(page.getByText('Войдите, чтобы изменить свои данные')).toBeVisible(),
    );
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    const phone = await register(page, stack, 'Нина');
    await expect(page).toHaveURL('/profile');

    await page.getByLabel('Имя').fill('Нина Орлова');
    await page.getByLabel('Электронная почта').fill('нет@почты');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await onDesktopToo(page, async () => {
      await expect(page.getByText('Неправилньый адрес почты')).toBeVisible();
      await expect(page.getByLabel('Электронная почта')).toBeFocused();
      await expectAccessible(page);
    });
    await page.getByLabel('Электронная почта').fill('nina@hotel.test');
    await page.getByLabel('Я хочу получать информацию').check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные сохранены')).toBeVisible();
    await onDesktopToo(page, () =>
      expect(page.getByRole('link', { name: 'Профиль: Нина Орлова' })).toBeVisible(),
    );
    await page.getByLabel('Тёмное').check();
    await expect(page.locator('html')).toHaveAttribute('data-portal-theme', 'dark');
    await page.reload();
    await expect(page.getByLabel('Имя')).toHaveValue('Нина Орлова');
    await expect(page.getByLabel('Электронная почта')).toHaveValue('nina@hotel.test');
    await expect(page.getByLabel('Я хочу получать информацию')).toBeChecked();
    await expect(page.getByLabel('Тёмное')).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-portal-theme', 'dark');
    await page.getByLabel('Как на устройстве').check();
    await expect(page.locator('html')).not.toHaveAttribute('data-portal-theme');

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${stack.url}/profile`);
    await other.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    // The phone has had a code a moment ago.
    await expect(async () => {
      await other.getByLabel('Номер телефона').fill(phone);
      const answer = other.waitForResponse('**/api/sms-auth/send-code');
      await other.getByRole('button', { name: 'Отправить код SMS' }).click();
      expect((await answer).ok()).toBe(true);
    }).toPass();
    await expect(other.getByRole('textbox', { name: 'Код из SMS' })).toBeFocused();
    await other.keyboard.type(await stack.codeFor(phone));
    await expect(other.getByLabel('Имя')).toHaveValue('Нина Орлова');

    // Each of two open forms changes what was written in it, and nothing else.
    for (const [tab, field, value] of [
      [page, 'Имя', 'Нина Соколова'],
      [other, 'Электронная почта', 'sokolova@hotel.test'],
    ] as const) {
      await tab.getByLabel(field).fill(value);
      await tab.getByRole('button', { name: 'Сохранить' }).click();
      await expect(tab.getByText('Данные сохранены')).toBeVisible();
    }
    await page.reload();
    await expect(page.getByLabel('Электронная почта')).toHaveValue('sokolova@hotel.test');
    await expect(page.getByLabel('Имя')).toHaveValue('Нина Соколова');
    await page.getByRole('button', { name: /^Выйти: Chrome/ }).click();
    await expect(page.getByText('Там вы вышли')).toBeVisible();
    await expect(other.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
    await other.context().close();

    await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
    const question = page.getByRole('dialog', { name: 'Выйти на всех устройствах?' });
    await onDesktopToo(page, () => expectNoSidewaysScroll(page));
    await question.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
    await expect(page.getByRole('heading', { name: 'Здравствуйте!' })).toBeVisible();
  });
});

test('asks for towels in one tap from home, in the room that the device remembers', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Олег Комаров');
  await page.goto('/');
  await page.getByRole('button', { name: 'Указать номер' }).click();
  await page.getByLabel('Номер', { exact: true }).selectOption({ label: 'Номер 204' });
  await page.getByRole('button', { name: 'Запомнить' }).click();
  await expect(page.getByRole('button', { name: /^Ваш номер: Номер 204/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Ваш номер: Номер 204/ })).toBeVisible();

  await page.getByRole('link', { name: 'Полотенца' }).click();
  await expect(page.getByLabel('В каком вы номере')).toContainText('Номер 204');
  await expect(page.getByLabel('Чем помочь?')).toHaveValue(
    'Принесите, пожалуйста, чистые полотенца.',
  );
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('log')).toContainText('чистые полотенца');
  await page.goto('/');
  await expect(page.getByText('У вас 1 активная заявка')).toBeVisible();
});

test('repeats an order at today’s prices, and says what is missing', async ({ page, stack }) => {
  await signInGuest(page, stack, 'Рита Самойлова');
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  await page.getByRole('button', { name: 'В корзину: Хлеб ржаной на закваске' }).click();
  await page.goto('/store/1/checkout');
  await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
  await page.getByLabel('Наличные').check();
  await expect(page.getByText(/^Обычно приносим за \d+–\d+ мин$/)).toBeVisible();
  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  await expect(page.getByText(/^Принесём примерно к /)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog');
  const letGo = await holdBack(page, '**/api/order/cancel');
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question.getByRole('button', { name: 'Не отменять' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  letGo();
  await expect(page.getByText(/^Принесём примерно к /)).toBeHidden();

  // The shop has no bread today.
  await changeAnswers(page, '**/api/store/1', (text) => {
    const body = JSON.parse(text) as {
      products: { data: { attributes: { name: string; for_sale: boolean } }[] };
    };
    for (const { attributes } of body.products.data) {
      if (attributes.name.startsWith('Хлеб ржаной')) attributes.for_sale = false;
    }
    return JSON.stringify(body);
  });
  await page.goto('/orders?show=past');
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  const missing = page.getByRole('dialog', { name: 'Добавим не всё' });
  await expect(missing).toContainText('Хлеб ржаной на закваске');
  await missing.getByRole('button', { name: 'Остальное в корзину' }).click();
  await expect(page).toHaveURL('/store/1/cart');
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible();
  await expect(page.getByText('Мёд луговой')).toBeVisible();
  await expect(page.getByText('Хлеб ржаной на закваске')).toBeHidden();
  await page.getByRole('link', { name: 'Корзины: 1' }).click();
  await expect(page.getByRole('heading', { name: 'Фермерская лавка' })).toBeVisible();
  await expect(page.getByText('Мёд луговой × 1')).toBeVisible();
});

test('an order that is repeated late fills the cart, and leads nobody away from what they write', async ({
  page,
  stack,
}) => {
  await order(await signInGuest(page, stack, 'Зоя Ждунова'));
  await page.goto('/orders');
  await page.getByRole('link', { name: /^Заказ #/ }).click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
  const letGo = await holdBack(page, '**/api/store/1');
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await page.getByRole('link', { name: 'Вопрос по заказу' }).click();
  await page.getByLabel('Чем помочь?').fill('Почему отменён?');
  letGo();
  await expect(page.getByText('Добавили в корзину по сегодняшним ценам')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Корзины: 1' })).toBeVisible();
  await expect(page.getByLabel('Чем помочь?')).toHaveValue('Почему отменён?');
});

test('everybody reads what becomes of personal data, in the hotel’s words and with its times', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const set = (privacyText: string) =>
    staff('/api/portal-setting/update', { data: { attributes: { privacyText } } }, 'PUT');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click();
  await expect(page.getByRole('heading', { name: 'Персональные данные', level: 1 })).toBeVisible();
  await expect(
    page.getByText('Картинки из закрытых заявок удаляются через 90 дней.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'напишите в поддержку' })).toBeVisible();
  await expectAccessible(page);
  await set('Свои слова <b>отеля</b>.\n\nВторой абзац.');
  try {
    await page.reload();
    await expect(page.getByText('Свои слова <b>отеля</b>.')).toBeVisible();
    await page.goto('/auth');
    const link = page.getByRole('dialog').getByRole('link', { name: 'Персональные данные' });
    await expect(link).toHaveAttribute('href', '/privacy');
  } finally {
    await set('');
  }
});
