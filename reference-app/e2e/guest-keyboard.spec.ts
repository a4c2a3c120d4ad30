import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { somePhone } from './sessions.ts';

const maxSteps = 80;

/** Goes on by the Tab key alone until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(wanted)}.`);
}

test('from the first page to an order and back out of it, by the keyboard alone', async ({
  page,
  stack,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });
  async function press(wanted: Locator) {
    await tabTo(page, wanted);
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
