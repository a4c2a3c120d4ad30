import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mounted.tsx';

test('what a layer covers is not visible to a test', async () => {
  mount(
    <>
      <p>Заказ принят</p>
      <div data-layer style={{ position: 'fixed', inset: 0 }} />
    </>,
  );
  const notice = page.getByText('Заказ принят');
  await expect.element(notice).toBeVisible();
  const layer = document.querySelector<HTMLElement>('[data-layer]')!;
  layer.style.background = 'white';
  layer.style.pointerEvents = 'none';
  await expect(expect.element(notice, { timeout: 300 }).toBeVisible()).rejects.toThrow(
    /Over it stands: <div data-layer/,
  );
  layer.style.display = 'none';
  await expect.element(notice).toBeVisible();
});
