import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { emulatePhoneKeyboard } from '../../testing/phone-keyboard.ts';
import { Button } from '../button/index.ts';
import { BottomSheet } from '../drawer/index.ts';
import { Modal } from './modal.tsx';

const visibleHeight = 380;

test.each([
  ['Modal', Modal],
  ['BottomSheet', BottomSheet],
])('a phone keyboard does not cover the foot of a %s', async (_name, Window) => {
  await page.viewport(390, 800);
  const keyboard = emulatePhoneKeyboard();
  mount(
    <Window
      open
      onClose={() => undefined}
      title="Оцените заказ"
      footer={<Button>Отправить отзыв</Button>}
    >
      <textarea aria-label="Отзыв" rows={4} />
    </Window>,
  );
  const button = page.getByRole('button', { name: 'Отправить отзыв' });
  const bottom = () => button.element().getBoundingClientRect().bottom;
  await expect.element(button).toBeVisible();
  await expect.poll(bottom).toBeGreaterThan(700);
  keyboard.open(visibleHeight);
  await expect.poll(bottom).toBeLessThanOrEqual(visibleHeight);
  keyboard.open(800);
  await expect.poll(bottom).toBeGreaterThan(700);
  await page.viewport(1280, 800);
});

test('a field far down stays in sight when the keyboard comes', async () => {
  await page.viewport(390, 800);
  const keyboard = emulatePhoneKeyboard();
  mount(
    <Modal open onClose={() => undefined} title="Новый гость">
      <div style={{ blockSize: 500 }} />
      <input aria-label="Почта" />
    </Modal>,
  );
  const field = page.getByRole('textbox', { name: 'Почта' });
  await expect.element(field).toHaveFocus();
  keyboard.open(visibleHeight);
  await expect
    .poll(() => field.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(visibleHeight);
  await page.viewport(1280, 800);
});
