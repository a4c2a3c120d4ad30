import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Modal } from '../modal/index.ts';
import { ToastProvider } from './toast-provider.tsx';
import { createToaster } from './toaster.ts';

const failure = { tone: 'error', title: 'Оплата не прошла', durationMilliseconds: 60_000 } as const;

async function overModal() {
  const toaster = createToaster();
  const onClose = vi.fn();
  mount(
    <ToastProvider toaster={toaster}>
      <Modal open onClose={onClose} title="Оплата заказа">
        <input aria-label="Карта" />
      </Modal>
    </ToastProvider>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Оплата заказа' })).toBeVisible();
  toaster.show(failure);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Оплата не прошла');
  return { onClose, close: region().getByRole('button', { name: 'Закрыть' }) };
}

const region = () => page.getByRole('region', { name: 'Уведомления' });
const cards = () => document.querySelectorAll('[data-component="Toast"]');

test('over an open window a toast is announced and can be closed by the pointer', async () => {
  const { onClose, close } = await overModal();
  await close.click();
  await expect.poll(() => cards().length).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog', { name: 'Оплата заказа' })).toBeVisible();
});

test('over an open window a toast is reached and closed by the keyboard, and focus goes back', async () => {
  const { onClose, close } = await overModal();
  await page.getByRole('textbox', { name: 'Карта' }).click();
  await userEvent.keyboard('{F6}{Tab}');
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cards().length).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'Карта' })).toHaveFocus();
});

test('what is shown before the region has arrived is not lost', async () => {
  const toaster = createToaster();
  toaster.show({ title: 'С возвращением!', message: 'Вы вошли в портал.' });
  mount(<ToastProvider toaster={toaster} />);
  await expect.element(region()).toHaveTextContent('С возвращением!Вы вошли в портал.');
});

test('a toast leaves by itself, but not one with an action', async () => {
  const toaster = createToaster();
  mount(<ToastProvider toaster={toaster} />);
  toaster.show({
    title: 'Есть что решить',
    action: { label: 'Решить', onSelect: vi.fn() },
    durationMilliseconds: 50,
  });
  toaster.show({ title: 'Мимолётное', durationMilliseconds: 50 });
  await expect.poll(() => cards().length).toBe(2);
  await expect.poll(() => cards().length).toBe(1);
  await expect.element(region()).toHaveTextContent('Есть что решитьРешить');
});

test('no more than the specified width is taken, at the top, in the middle', async () => {
  const toaster = createToaster();
  mount(<ToastProvider toaster={toaster} />);
  toaster.show({ title: 'Новый заказ', durationMilliseconds: 60_000 });
  await expect.element(region()).toHaveTextContent('Новый заказ');
  const { width, left, right, top } = region().element().getBoundingClientRect();
  expect(width).toBe(650);
  expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
  expect(top).toBeLessThan(40);
});
