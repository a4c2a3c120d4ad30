import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw } from '../../testing/mounted.tsx';
import { Drawer } from '../drawer/index.ts';
import { Modal } from '../modal/index.ts';
import { ToastProvider } from './toast-provider.tsx';
import { createToaster } from './toaster.ts';

const phone = [390, 844] as const;
const desktop = [1440, 900] as const;

afterEach(() => page.viewport(1280, 720));

const long = <div style={{ blockSize: '200vh' }}>Состав заказа</div>;
const windows = {
  drawer: <Drawer open onClose={() => undefined} title="Заказ #1001" children={long} />,
  'tall modal': (
    <Modal open size="large" onClose={() => undefined} title="Заказ #1001" children={long} />
  ),
  'short modal': <Modal open onClose={() => undefined} title="Заказ #1001" children="Отменить?" />,
};

const cases = Object.entries(windows).flatMap(([name, shown]) => [
  { name, shown, where: 'phone', size: phone },
  { name, shown, where: 'desktop', size: desktop },
]);

/** Whether an element is what is pressed at its middle and near both its ends. */
function isTopmost(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 4, (left + right) / 2, right - 4].every((x) =>
    element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
  );
}

test.each(cases)('toasts leave the head of a $name free on a $where', async ({ shown, size }) => {
  const [width, height] = size;
  await page.viewport(width, height);
  const toaster = createToaster();
  mount(<ToastProvider toaster={toaster}>{shown}</ToastProvider>);
  const dialog = page.getByRole('dialog', { name: 'Заказ #1001' });
  await expect.element(dialog).toBeVisible();
  for (const title of ['Заказ передан на кухню', 'Оплата прошла']) {
    toaster.show({ title, message: 'Гость уже знает об этом.', durationMilliseconds: 60_000 });
    await expect.element(page.getByText(title)).toBeVisible();
  }
  const close = dialog.getByRole('button', { name: 'Закрыть' });
  await expect.poll(() => isTopmost(close.element())).toBe(true);
  const title = dialog.getByText('Заказ #1001');
  await expect.poll(() => isTopmost(title.element())).toBe(true);
});

test('a toast that is there moves off the head of a window that opens, and back when it closes', async () => {
  await page.viewport(...phone);
  const toaster = createToaster();
  mount(<ToastProvider toaster={toaster} />);
  toaster.show({ title: 'Заказ принят', durationMilliseconds: 60_000 });
  const toast = page.getByText('Заказ принят');
  await expect.element(toast).toBeVisible();
  const before = toast.element().getBoundingClientRect().top;
  const opened = mount(windows.drawer);
  const close = page
    .getByRole('dialog', { name: 'Заказ #1001' })
    .getByRole('button', { name: 'Закрыть' });
  await expect.element(close).toBeVisible();
  await expect.poll(() => isTopmost(close.element())).toBe(true);
  redraw(opened, null);
  await expect
    .poll(() => Math.round(toast.element().getBoundingClientRect().top))
    .toBe(Math.round(before));
});
