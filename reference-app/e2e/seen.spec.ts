import { test } from '@playwright/test';
import { coloursToSettle } from './screens/accessible.ts';
import { expect } from './seen.ts';

const layer = 'position: fixed; inset: 0; background: white;';
const content = (over: string) => `<body>
  <p id="notice">Заказ принят</p>
  <a href="#" style="position: fixed; inset: 0"></a>
  <iframe srcdoc="<p id='inner'>Номер карты</p>"></iframe>
  <div style="height: 300vh"></div>
  <p id="below">© Отель</p>
  ${over}
</body>`;

test('what can be seen is the topmost thing at its place, in a frame and out of sight too', async ({
  page,
}) => {
  await page.setContent(content(''));
  await expect(page.locator('#notice')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('#inner')).toBeVisible();
  await expect(page.locator('#below')).toBeVisible();
  await expect(page.locator('#nothing')).not.toBeVisible();
});

for (const [name, style] of [
  ['a layer that fills the screen', layer],
  ['one that takes no presses', `${layer} pointer-events: none`],
  ['one that lets it shine through', `${layer} opacity: 0.9`],
]) {
  test(`nothing is seen under ${name}`, async ({ page }) => {
    await page.setContent(content(`<div style="${style}"></div>`));
    const texts = [page.locator('#notice'), page.frameLocator('iframe').locator('#inner')];
    for (const text of texts) {
      await expect(text).toBeRendered();
      await expect(expect(text).toBeVisible({ timeout: 500 })).rejects.toThrow(/stands over/);
    }
  });
}

test('the page is as it was after it was looked at', async ({ page }) => {
  await page.setContent('<p>Заказ принят</p><div style="pointer-events: none">Подпись</div>');
  await expect(page.getByText('Заказ принят')).toBeVisible();
  await expect(page.getByText('Подпись')).toHaveCSS('pointer-events', 'none');
});

test('colours are waited for, and not what stands still as it is out of sight', async ({
  page,
}) => {
  await page.setContent(`<body><div id="above"></div>
    <section style="content-visibility: auto"><p style="transition: opacity 1s">Суп</p></section>`);
  const word = page.getByText('Суп');
  const fade = (opacity: string, heightAbove: string) =>
    word.evaluate(
      async (element, [value, height]) => {
        element.style.opacity = value;
        await element.getAnimations()[0]?.ready;
        document.querySelector('#above')?.setAttribute('style', `height: ${height}`);
      },
      [opacity, heightAbove] as const,
    );
  await fade('0', '0');
  await page.evaluate(coloursToSettle);
  await expect(word).toHaveCSS('opacity', '0');
  await fade('1', '1000vh');
  await page.evaluate(coloursToSettle);
});
