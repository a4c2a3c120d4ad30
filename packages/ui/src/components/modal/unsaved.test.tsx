import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw, settled } from '../../testing/mounted.tsx';
import { BottomSheet, Drawer } from '../drawer/index.ts';
import { Modal } from './modal.tsx';

const kinds = { Modal, Drawer, BottomSheet };

interface WritingProps {
  kind: keyof typeof kinds;
  onClosed: () => void;
}

/** A window with a comment to write. */
function Writing({ kind, onClosed }: WritingProps) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const Window = kinds[kind];
  return (
    <Window
      open={open}
      title="Отзыв"
      hasUnsaved={text !== ''}
      onClose={() => {
        setOpen(false);
        onClosed();
      }}
    >
      <input
        aria-label="Комментарий"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Window>
  );
}

const comment = () => page.getByRole('textbox', { name: 'Комментарий' });
const question = () => page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
const answer = (name: string) => question().getByRole('button').filter({ hasText: name });

async function written(kind: keyof typeof kinds) {
  const onClosed = vi.fn();
  mount(<Writing {...{ kind, onClosed }} />);
  await userEvent.fill(comment(), 'Уха остыла');
  return onClosed;
}

test.each(['Modal', 'Drawer', 'BottomSheet'] as const)(
  'a %s with nothing written closes at once',
  async (kind) => {
    const onClosed = vi.fn();
    mount(<Writing {...{ kind, onClosed }} />);
    await expect.element(comment()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClosed.mock.calls.length).toBe(1);
    await expect.element(question()).not.toBeInTheDocument();
  },
);

test.each(['Modal', 'Drawer', 'BottomSheet'] as const)(
  'a %s with something written asks, and goes back to it',
  async (kind) => {
    const onClosed = await written(kind);
    await userEvent.keyboard('{Escape}');
    await expect.element(answer('Вернуться')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(comment()).toHaveFocus();
    await expect.element(comment()).toHaveValue('Уха остыла');
    expect(onClosed).not.toHaveBeenCalled();
  },
);

test.each(['Modal', 'Drawer', 'BottomSheet'] as const)(
  'a %s with something written closes after a yes',
  async (kind) => {
    const onClosed = await written(kind);
    await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
    await answer('Не сохранять').click();
    await expect.element(comment()).not.toBeInTheDocument();
    expect(onClosed).toHaveBeenCalledOnce();
  },
);

test('a press beside the window asks too, and Escape stays', async () => {
  const onClosed = await written('Modal');
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(comment()).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
});

test.each([
  ['Modal', 'saved', { hasUnsaved: false }],
  ['Drawer', 'saved', { hasUnsaved: false }],
  ['BottomSheet', 'saved', { hasUnsaved: false }],
  ['Modal', 'closed', { open: false }],
  ['Drawer', 'closed', { open: false }],
] as const)(
  'a %s that was %s while it asked does not ask again by itself',
  async (kind, _, change) => {
    const Window = kinds[kind];
    const draw = (props?: { open?: boolean; hasUnsaved?: boolean }) => (
      <Window open hasUnsaved title="Отзыв" onClose={() => undefined} {...props}>
        <input aria-label="Комментарий" />
      </Window>
    );
    const place = mount(draw());
    await expect.element(comment()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    redraw(place, draw(change));
    await expect.element(question()).not.toBeInTheDocument();
    redraw(place, draw());
    await expect.poll(() => document.querySelectorAll('[role="dialog"]').length).toBe(1);
    await settled();
    await expect.element(question()).not.toBeInTheDocument();
  },
);

test('in a stack only the window on top asks', async () => {
  const onOuterClose = vi.fn();
  const onInnerClose = vi.fn();
  mount(
    <Modal open hasUnsaved onClose={onOuterClose} title="Заказ">
      <Modal open hasUnsaved onClose={onInnerClose} title="Комментарий">
        <p>Без лука</p>
      </Modal>
    </Modal>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Комментарий' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await answer('Не сохранять').click();
  await expect.poll(() => onInnerClose.mock.calls).toEqual([['escape']]);
  expect(onOuterClose).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[role="alertdialog"]').length).toBeLessThanOrEqual(1);
});
