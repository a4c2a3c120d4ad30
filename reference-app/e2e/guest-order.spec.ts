import type { Page } from '@playwright/test';
import { expectAccessible } from './screens/accessible.ts';
import {
  expect,
  changeAnswers,
  holdBack,
  onDesktopAndPhone,
  phoneViewport,
  register,
  signInGuest,
  test,
} from './journey.ts';
import { leave, openBoardAs, order } from './staff/order-staff.ts';

onDesktopAndPhone(() => {
  test('a new guest orders to the room and pays; staff see it arrive and take it on; the guest sees that', async ({
    page,
    browser,
    stack,
  }) => {
    const staff = await openBoardAs(browser, stack, 'admin');

    await test.step('chooses two products', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Здравствуйте!' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Фермерская лавка' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Фермерская лавка' }).click();
      await expect(page.getByRole('heading', { name: 'Фермерская лавка' })).toBeFocused();
      await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
      await page.getByRole('button', { name: 'В корзину: Хлеб ржаной на закваске' }).click();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Открыть корзину' }).click();
      await expect(page.getByText('Доставка в номер')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('signs in where it is needed, with the code that was sent', async () => {
      await page.getByRole('link', { name: 'Оформить заказ' }).click();
      await expect(page.getByRole('dialog', { name: 'Вход в портал' })).toBeVisible();
      await expectAccessible(page);
      await register(page, stack, 'Анна Лебедева');
      await expect(page.getByText('Добро пожаловать', { exact: true })).toBeVisible();
      await expect(page.getByText('Вы зарегистрировались.')).toBeVisible();
    });

    await test.step('orders to a room', async () => {
      await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
      await page.getByLabel('Комментарий').fill('После семи, пожалуйста');
      await page.getByLabel('Картой онлайн').check();
      await expect(page.getByRole('definition').filter({ hasText: /1\s100\s₽/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Заказать и оплатить' }).click();
    });

    const orderId = await test.step('pays in the widget', async () => {
      await expect(page.getByRole('dialog', { name: 'Оплата заказа' })).toBeVisible();
      const form = page.frameLocator('#payment-form iframe');
      await form.getByLabel('Номер карты').fill('5555 5555 5555 4477');
      await form.getByLabel('Месяц и год').fill('12 / 35');
      await form.getByLabel('CVC').fill('123');
      await expectAccessible(page);
      await form.getByRole('button', { name: /^Заплатить 1\s100,00\s₽$/ }).click();
      await form.getByLabel('Код из SMS').fill('1234');
      await form.getByRole('button', { name: 'Подтвердить' }).click();
      const thanks = page.getByText(/^Поступила оплата за заказ #\d+$/);
      await expect(thanks).toBeVisible({ timeout: 20_000 });
      return Number(/#(\d+)/.exec((await thanks.textContent()) ?? '')?.[1]);
    });

    await test.step('sees the order paid and under way', async () => {
      await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
      await expect(page.getByRole('heading', { name: `Заказ #${orderId}` })).toBeVisible();
      await expect(page.getByText('Оплачен', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Принесём примерно к/)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^Новый/ })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await expectAccessible(page);
    });

    await test.step('staff see it without reloading, and take it on', async () => {
      const card = staff.getByRole('article', { name: new RegExp(`^Заказ #${orderId}\\.`) });
      // Other journeys' orders stand before it, and what is out of sight is not drawn.
      await staff.getByRole('searchbox').fill(`#${orderId}`);
      await expect(card).toContainText('Номер 204');
      await expect(card).toContainText('Анна Лебедева');
      await expect(card).toContainText('Оплачен');
      await card.getByRole('button', { name: 'Взять в работу' }).click();
      await expect(staff.getByRole('region', { name: /^В работе/ })).toContainText(`#${orderId}`);
    });

    await test.step('the guest sees that without reloading', async () => {
      await expect(page.getByText('Новый статус заказа')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^В работе/ })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await page.goto('/orders');
      await expect(page.getByRole('link', { name: `Заказ #${orderId}` })).toBeVisible();
      await expectAccessible(page);
    });

    await leave(staff);
  });
});

test('the way to all orders ends where what is under it ends', async ({ page, stack }) => {
  const guest = await signInGuest(page, stack, 'Полина Краева');
  await order(guest);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Все заказы' });
  await expect(link).toBeVisible();
  const beyond = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const section = element.closest('section') ?? document.body;
    return section.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(Math.abs(beyond)).toBeLessThanOrEqual(2);
});

test('states and kinds that only a newer portal knows stand on the pages as they came', async ({
  page,
  stack,
}) => {
  const id = await order(await signInGuest(page, stack, 'Нина Новая'));
  await changeAnswers(page, '**/api/orders*', (body) =>
    body.replaceAll('"status":"new"', '"status":"упаковывается"'),
  );
  await changeAnswers(page, '**/api/stores', (body) =>
    body.replaceAll('"value":"service"', '"value":"spa"'),
  );

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

/** Answers with as many orders as are asked for, all like the one there is. */
async function multiplyOrders(page: Page, isLost: (limit: number) => boolean): Promise<void> {
  await page.route('**/api/orders', async (route) => {
    const { data = {} } = route.request().postDataJSON() as { data?: { limit?: number } };
    const { limit = 1 } = data;
    if (isLost(limit)) return route.fulfill({ status: 503 });
    const response = await route.fetch();
    const { orders } = (await response.json()) as { orders: { data: { id: number }[] } };
    const copies = Array.from({ length: limit }, (_, nth) => ({
      ...orders.data[0],
      id: 900 - nth,
    }));
    return route.fulfill({ response, json: { orders: { data: copies } } });
  });
}

test('earlier orders that cannot be read say so, and are there once they can be', async ({
  page,
  stack,
}) => {
  await order(await signInGuest(page, stack, 'Евгения Ежедневная'));
  let areEarlierLost = true;
  await multiplyOrders(page, (limit) => limit > 20 && areEarlierLost);
  await page.goto('/orders');
  const cards = page.getByRole('main').getByRole('link', { name: /^Заказ #/ });
  await expect(cards).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Показать ещё' });
  await more.press('Enter');
  await expect(more).toBeFocused();
  const lost = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить заказы' });
  await expect(lost).toBeVisible({ timeout: 60_000 });
  await expect(cards).toHaveCount(20);
  areEarlierLost = false;
  await lost.getByRole('button', { name: 'Повторить' }).click();
  await expect(cards).toHaveCount(40);
  await expect(more).toBeVisible();
});

test('a page of orders shows nothing of one guest to the next who signs in there', async ({
  page,
  stack,
}) => {
  await order(await signInGuest(page, stack, 'Первая Гостья'));
  await multiplyOrders(page, () => false);
  await page.goto('/orders');
  const cards = page.getByRole('main').getByRole('link', { name: /^Заказ #/ });
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(cards).toHaveCount(40);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
  await page.unroute('**/api/orders');
  const letGo = await holdBack(page, '**/api/orders');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await register(page, stack, 'Второй Гость');
  await expect(page.getByText('Вы зарегистрировались.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  letGo();
  await expect(page.getByText('Заказов пока нет')).toBeVisible();
});

/** Does to every text of a page, now and later, what a browser's translator does: new text in two elements. */
async function wrapTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (node: Node) => {
      if (node instanceof Text) {
        if (!node.data.trim() || node.parentElement?.closest('font, head, script, style')) return;
        const font = document.createElement('font' as string);
        font.append(document.createElement('font' as string));
        font.firstElementChild?.append(node.data);
        node.replaceWith(font);
      } else for (const child of [...node.childNodes]) wrap(child);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) wrap(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

test('a guest signs in, orders and takes the order back on a page that is being translated', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phoneViewport);
  await wrapTexts(page);
  await page.goto('/store/1');
  await page.getByRole('button', { name: 'В корзину: Мёд луговой' }).click();
  const cart = page.getByRole('link', { name: 'Открыть корзину' });
  await expect(cart).toContainText(/690\s₽/);
  const more = page.getByRole('button', { name: 'Добавить ещё' });
  for (let pieces = 1; pieces < 4; pieces += 1) await more.click();
  await expect(cart).toContainText(/2\s760\s₽/);
  await cart.click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await register(page, stack, 'Анна Лебедева');
  await page.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
  await page.getByLabel('Наличные').check();
  await page.getByRole('button', { name: 'Заказать', exact: true }).click();
  const title = page.getByRole('heading', { name: /^Заказ #\d+$/ });
  await expect(title.locator('font font')).toBeVisible();
  await expect(page.getByText('× 4')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить заказ #\d+\?$/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Отменен/ })).toBeVisible();
});
