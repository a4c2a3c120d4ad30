import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { expect, openConsole, phoneViewport, signInGuest, test } from './journey.ts';

/** Two by two pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMIK/UGIgYIBQAeogRZymmEpAAAAABJRU5ErkJggg==',
  'base64',
);

async function openStore(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Настройки' }).click();
  await page.getByRole('link', { name: /^Магазины и товары/ }).click();
  await expect(page.getByRole('heading', { name: 'Магазины и товары', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('admin changes prices, adds a product and closes the store; a guest who is looking sees it at once', async ({
  page,
  browser,
  stack,
}) => {
  const guestContext = await browser.newContext({
    locale: 'ru-RU',
    viewport: phoneViewport,
    baseURL: stack.url,
  });
  const guest = await guestContext.newPage();
  const cheese = guest.getByRole('article').filter({ hasText: 'Козий сыр выдержанный' });
  await openConsole(page, stack, '/admin/portal/orders');

  await test.step('a guest stands in the store with cheese in the cart', async () => {
    await signInGuest(guest, stack, 'Анна Лебедева');
    await guest.goto('/store/1');
    await guest.getByRole('button', { name: 'В корзину: Козий сыр выдержанный' }).click();
    await expect(cheese).toContainText(/890\s₽/);
  });

  await test.step('a price is changed in place, by keys alone', async () => {
    await openStore(page, 'Фермерская лавка');
    await expectNoSidewaysScroll(page);
    const price = page.getByRole('textbox', { name: 'Цена, ₽: Козий сыр выдержанный' });
    await price.fill('x');
    await price.press('Enter');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.press('Escape');
    await expect(price).toHaveValue('890');
    await price.fill('955,5');
    await price.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Цена, ₽: Молоко фермерское/ })).toBeFocused();
    await expect(cheese).toContainText(/955,50\s₽/);
    await expectAccessible(page);
  });

  await test.step('the guest’s cart has it too, and the order goes through without a question', async () => {
    await guest.getByRole('link', { name: 'Открыть корзину' }).click();
    await expect(guest.getByText(/955,50\s₽/).first()).toBeVisible();
    await guest.getByRole('link', { name: 'Оформить заказ' }).click();
    await guest.getByLabel('Куда принести').selectOption({ label: 'Номер 204' });
    await guest.getByLabel('Наличные').check();
    await guest.getByRole('button', { name: 'Заказать', exact: true }).click();
    await expect(guest).toHaveURL(/\/orders?\/\d+/);
  });

  await test.step('a product is added with a picture, as a guest will see it', async () => {
    await guest.goto('/store/1');
    await page.getByRole('button', { name: 'Новый товар' }).click();
    const form = page.getByRole('dialog', { name: 'Новый товар' });
    await form.getByRole('button', { name: 'Создать' }).click();
    await expect(form.getByLabel('Название')).toBeFocused();
    await form.getByLabel('Название').fill('Сбитень на травах');
    await form.getByLabel('Цена, ₽').fill('320');
    await form.getByLabel('НДС в чеке').selectOption({ label: '10 %' });
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: picture });
    const shown = form.getByRole('region', { name: 'Так видит гость' });
    await expect(shown.locator('img')).toHaveAttribute('src', /^\/media\/catalogue\//);
    await expect(shown).toContainText(/Сбитень на травах.*320\s₽/s);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Создать' }).click();
    await expect(form).toBeHidden();
    const added = guest.getByRole('article').filter({ hasText: 'Сбитень на травах' });
    await expect(added).toContainText(/320\s₽/);
    // Pictures far below the screen are left alone until a guest comes near them.
    await added.scrollIntoViewIfNeeded();
    const width = () => added.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Открыть: Сбитень на травах' }).click();
    const stored = page.getByRole('dialog', { name: 'Сбитень на травах' });
    const vat = stored.getByLabel('НДС в чеке');
    await expect(vat.getByRole('option', { selected: true })).toHaveText('10 %');
    await vat.selectOption({ label: 'Как у отеля' });
    await stored.getByRole('button', { name: 'Сохранить' }).click();
    await expect(stored).toBeHidden();
  });

  await test.step('what is written is not lost, and a colleague’s change is not written over', async () => {
    await page.getByRole('button', { name: 'Открыть: Иван-чай ферментированный' }).click();
    const form = page.getByRole('dialog', { name: 'Иван-чай ферментированный' });
    await form.getByLabel('Название').fill('Иван-чай');
    const colleague = await page.context().newPage();
    await colleague.goto(page.url().replace(/\?.*/, ''));
    const price = colleague.getByRole('textbox', { name: /^Цена, ₽: Иван-чай/ });
    await price.fill('455');
    await price.press('Enter');
    await expect(form.getByText('Пока вы писали, это изменил кто-то другой.')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Сохранить моё' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Цена, ₽: Иван-чай' })).toHaveValue('455');
    await colleague.close();
  });

  await test.step('the store is closed: the guest reads so and is offered the others', async () => {
    const isOpen = page.getByRole('switch', { name: 'Открыт для гостей' });
    await isOpen.click();
    await expect(isOpen).not.toBeChecked();
    const others = guest.getByRole('region', { name: 'Другие магазины' });
    for (const path of ['', '/cart', '/checkout']) {
      if (path) await guest.goto(`/store/1${path}`);
      await expect(guest.getByText('Магазин сейчас закрыт')).toBeVisible();
      await expect(guest.getByRole('heading', { name: 'Фермерская лавка' })).toBeVisible();
      await expect(others.getByRole('link', { name: 'Прокат' })).toBeVisible();
      await expect(others.getByRole('link', { name: 'Фермерская лавка' })).toHaveCount(0);
      await expect(guest.getByRole('button', { name: /В корзину|Заказать/ })).toHaveCount(0);
    }
    await expectAccessible(guest);
    const head = await others.getByRole('heading', { name: 'Другие магазины' }).boundingBox();
    const first = await others.getByRole('article').first().boundingBox();
    expect((first?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await guest.goto('/store/1');
    await isOpen.click();
    await expect(isOpen).toBeChecked();
    await expect(guest.getByRole('heading', { name: 'Фермерская лавка' })).toBeVisible();
  });

  await test.step('the guest sees what kind of store it is among the others', async () => {
    await guest.goto('/stores');
    const card = guest.getByRole('article').filter({ hasText: 'Фермерская лавка' });
    await expect(card).toContainText('Еда с собой');
  });
  await guestContext.close();
});

test('a room is added where guests find it, and one that was ordered to is only hidden', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/settings/rooms');
  await expect(page.getByRole('heading', { name: 'Номера и домики', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить' }).click();
  const form = page.getByRole('dialog', { name: 'Новое место' });
  await form.getByLabel('Название').fill('Шатёр у воды');
  await form.getByLabel('Приоритет').fill('50');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form).toBeHidden();
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText('Шатёр у воды');

  await first.getByRole('button', { name: 'Изменить: Шатёр у воды' }).click();
  const room = page.getByRole('dialog', { name: 'Шатёр у воды', exact: true });
  await room.getByRole('button', { name: 'Удалить' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить «Шатёр у воды»?' });
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(room).toBeHidden();
  await expect(page.getByText('Шатёр у воды')).toHaveCount(0);
});

test('makes one product of a product whose answer was lost and that was sent again', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/settings/catalogue/1');
  await page.getByRole('button', { name: 'Новый товар' }).click();
  const form = page.getByRole('dialog', { name: 'Новый товар' });
  await form.getByLabel('Название').fill('Квас на закваске');
  let isMade = false;
  await page.route('**/api/admin/product/create', async (route) => {
    if (!isMade) await route.fetch();
    isMade = true;
    await route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Сохранить не удалось').first()).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/admin/product/create');

  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: /Квас на закваске$/ })).toHaveCount(1);
});

test('rooms are turned page by page; one that moves to the top is there at once', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/portal/orders');
  const call = (method: 'POST' | 'PUT', path: string, room: object) =>
    page.evaluate(
      async ([verb, address, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const reply = await fetch(address, { method: verb, headers, body });
        return ((await reply.json()) as { room: { id: number } }).room.id;
      },
      [method, `/api/admin/room/${path}`, JSON.stringify({ data: { room } })] as const,
    );
  const names = Array.from({ length: 52 }, (_, index) => `Флигель ${index + 1}`);
  const ids: number[] = [];
  for (const name of names) ids.push(await call('POST', 'create', { name }));
  await page.goto('/admin/settings/rooms?search=флигель');
  const rows = page.getByRole('table').getByText(/^Флигель/);
  await expect(rows).toHaveText(names.slice(0, 50));
  await expect(page.getByRole('button', { name: 'Назад', exact: true })).toBeDisabled();

  await call('PUT', 'update', { id: ids[51], name: 'Флигель', sort_priority: 9 });
  await expect(rows).toHaveText(['Флигель', ...names.slice(0, 49)]);
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(rows).toHaveText(['Флигель 50', 'Флигель 51']);
  await expect(page.getByRole('button', { name: 'Дальше' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Назад', exact: true }).click();
  await expect(rows.first()).toBeVisible();
  await expect(rows).toHaveCount(50);
});
