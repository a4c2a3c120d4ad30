import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw } from '../../testing/mounted.tsx';
import { Button } from '../button/index.ts';
import { Modal } from './modal.tsx';

interface StoreyProps {
  depth: number;
}

/** A button that opens a window that holds the next one. */
function Storey({ depth }: StoreyProps) {
  const [open, setOpen] = useState(false);
  if (depth === 0) return <p>Дно</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть {depth}</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={`Окно ${depth}`}>
        <Storey depth={depth - 1} />
      </Modal>
    </>
  );
}

const dialog = (depth: number) => page.getByRole('dialog', { name: `Окно ${depth}` });
const opener = (depth: number) => page.getByRole('button', { name: `Открыть ${depth}` });

test('windows three deep close one at a time, and focus goes home each time', async () => {
  mount(<Storey depth={3} />);
  for (const depth of [3, 2, 1]) {
    await opener(depth).click();
    await expect.element(dialog(depth)).toHaveFocus();
  }
  for (const depth of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(depth)).not.toBeInTheDocument();
    await expect.element(opener(depth)).toHaveFocus();
  }
});

test('focus stays inside, whichever way it is moved', async () => {
  mount(<Storey depth={1} />);
  await opener(1).click();
  await expect.element(dialog(1)).toHaveFocus();
  for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    await expect.poll(() => dialog(1).element().contains(document.activeElement)).toBe(true);
  }
});

test('the page behind is out of reach of assistive technology', async () => {
  mount(<Storey depth={1} />);
  await opener(1).click();
  await expect.element(dialog(1)).toBeVisible();
  await expect.element(opener(1)).not.toBeInTheDocument();
  const behind = page.getByText('Открыть 1').element();
  expect(behind.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
});

test('focus finds the nearest thing that is left when what opened the window is gone', async () => {
  function Vanishing() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <section aria-label="Список">
        {step !== 'after' && <Button onClick={() => setStep('open')}>Убрать</Button>}
        <Modal open={step === 'open'} onClose={() => setStep('after')} title="Точно?" />
      </section>
    );
  }
  mount(<Vanishing />);
  await page.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Список' })).toHaveFocus();
});

test('focus stays near what opened the window where that can no longer be pressed', async () => {
  function Spending() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <section aria-label="Заказ">
        <Button disabled={step === 'after'} onClick={() => setStep('open')}>
          Отменить
        </Button>
        <Modal open={step === 'open'} onClose={() => setStep('after')} title="Точно?" />
      </section>
    );
  }
  mount(<Spending />);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Заказ' })).toHaveFocus();
});

test('a window with a field begins in the field', async () => {
  mount(
    <Modal open onClose={() => undefined} title="Причина">
      <input aria-label="Комментарий" />
    </Modal>,
  );
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test.each([
  [false, 1],
  [true, 0],
])('kept on a press beside it: %s', async (disablePointerDismissal, closed) => {
  const onClose = vi.fn();
  mount(
    <Modal open onClose={onClose} title="Оплата" disablePointerDismissal={disablePointerDismissal}>
      <p>Форма</p>
    </Modal>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  expect(onClose.mock.calls).toEqual(closed ? [['outside']] : []);
});

test('a window stands while what it asked for is being done, and closes after it', async () => {
  const onClose = vi.fn();
  const windowFor = (busy: boolean) => (
    <Modal open busy={busy} onClose={onClose} title="Отменить заказ?" hasUnsaved={busy} />
  );
  const place = mount(windowFor(true));
  const cross = page.getByRole('button', { name: 'Закрыть' });
  await expect.element(cross).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  redraw(place, windowFor(false));
  await cross.click();
  expect(onClose.mock.calls).toEqual([['button']]);
});

test('the page does not shift when a window opens over a scrolled one, and is dimmed to its edge', async () => {
  mount(
    <div style={{ blockSize: '300vh', textAlign: 'end' }}>
      <Storey depth={1} />
    </div>,
  );
  const root = document.documentElement;
  await expect.poll(() => window.innerWidth - root.clientWidth).toBeGreaterThan(0);
  const button = opener(1).element();
  const before = button.getBoundingClientRect().right;
  await opener(1).click();
  await expect.element(dialog(1)).toBeVisible();
  await expect.poll(() => getComputedStyle(root).scrollbarGutter).toBe('stable');
  expect(button.getBoundingClientRect().right).toBe(before);
  expect(getComputedStyle(root).backgroundImage).toContain('linear-gradient');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(root).backgroundImage).toBe('none');
});
