import type { Page } from '@playwright/test';
import { expect, phoneViewport, register, test } from './journey.ts';

test.use({ viewport: phoneViewport });

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
