import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, settled } from '../../testing/mounted.tsx';
import { Modal } from '../modal/index.ts';
import { ToastProvider } from './toast-provider.tsx';
// Here already, so that no wait of a test is for its arrival over the network.
import './toast-region.tsx';
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

test('the region is there as soon as somebody begins to use the page, and not sooner', async () => {
  mount(
    <ToastProvider>
      <button type="button">Меню</button>
    </ToastProvider>,
  );
  expect(region().query()).toBeNull();
  await page.getByRole('button', { name: 'Меню' }).click();
  await expect.element(region()).toBeInTheDocument();
});

test('the first press is answered before anything is done for toasts', async () => {
  const moments: (() => void)[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) =>
    moments.push(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
  mount(
    <ToastProvider>
      <button type="button">Меню</button>
    </ToastProvider>,
  );
  await page.getByRole('button', { name: 'Меню' }).click();
  // Whoever fetches it now has it as soon as the test has.
  await import('./toast-region.tsx');
  await settled();
  expect(region().query()).toBeNull();
  for (const moment of moments) moment();
  await expect.element(region()).toBeInTheDocument();
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

const arrived = (card: Element) => card.getAnimations().map(({ finished }) => finished);

/** A toast, beside something else, in a page whose clock the test turns. */
async function shownByTurnedClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const toaster = createToaster();
  mount(
    <>
      <button>Рядом</button>
      <ToastProvider toaster={toaster} />
    </>,
  );
  toaster.show({ title: 'Заказ принят' });
  await expect.poll(() => cards().length).toBe(1);
  // On a busy machine it seems to stand still before it has begun to move, and the pointer misses it.
  await Promise.all([...cards()].flatMap(arrived));
  return toaster;
}

async function afterAnHour() {
  flushSync(() => void vi.advanceTimersByTime(3_600_000));
  await settled();
  return [...cards()].filter((card) => !card.matches('[data-ending-style]')).length;
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('time stands still under the pointer and goes on after it', async () => {
  await shownByTurnedClock();
  await page.getByText('Заказ принят').hover();
  expect(await afterAnHour()).toBe(1);
  await page.getByRole('button', { name: 'Рядом' }).hover();
  await expect.poll(afterAnHour).toBe(0);
});

test('time stands still while the keyboard is there', async () => {
  await shownByTurnedClock();
  await userEvent.keyboard('{F6}{Tab}');
  expect(await afterAnHour()).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Рядом' }));
  await expect.poll(afterAnHour).toBe(0);
});

test('time stands still in a hidden window, also for what comes while it is hidden', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  const toaster = await shownByTurnedClock();
  setHidden(true);
  toaster.show({ title: 'Готовится' });
  await expect.poll(() => cards().length).toBe(2);
  expect(await afterAnHour()).toBe(2);
  setHidden(false);
  await expect.poll(afterAnHour).toBe(0);
});

test('news is said when the screen reader is free, only errors at once', async () => {
  const toaster = createToaster();
  mount(<ToastProvider toaster={toaster} />);
  toaster.show({ title: 'Новый статус', tone: 'info', durationMilliseconds: 60_000 });
  await expect.element(region()).toHaveTextContent('Новый статус');
  await expect.element(region()).toHaveAttribute('aria-live', 'polite');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  toaster.show(failure);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Оплата не прошла');
});
