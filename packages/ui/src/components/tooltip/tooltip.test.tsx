import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import { Tooltip } from './tooltip.tsx';

const sound = () => page.getByRole('button', { name: 'Звук' });
const tip = () => page.getByText('Колокольчик при новом заказе');

test('what it is about keeps its own handlers and its own description', async () => {
  const own = {
    onPointerEnter: vi.fn(),
    onPointerLeave: vi.fn(),
    onPointerDown: vi.fn(),
    onFocus: vi.fn(),
    onKeyDown: vi.fn(),
    onBlur: vi.fn(),
  };
  mount(
    <>
      <Tooltip content="Колокольчик при новом заказе">
        <Button aria-describedby="state" {...own}>
          Звук
        </Button>
      </Tooltip>
      <p id="state">Включён</p>
      <Button>Рядом</Button>
    </>,
  );
  await sound().click();
  await userEvent.keyboard('{ArrowDown}');
  await page.getByRole('button', { name: 'Рядом' }).click();
  for (const [name, handler] of Object.entries(own)) {
    expect(handler, name).toHaveBeenCalledOnce();
  }
  await expect.element(sound()).toHaveAccessibleDescription('Включён Колокольчик при новом заказе');
});

test('Escape hides what the pointer shows, wherever the focus is', async () => {
  mount(
    <>
      <Button>Рядом</Button>
      <Tooltip content="Колокольчик при новом заказе">
        <Button>Звук</Button>
      </Tooltip>
    </>,
  );
  await page.getByRole('button', { name: 'Рядом' }).click();
  await sound().hover();
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeVisible();
});

test('in a window Escape hides it first and closes the window after it', async () => {
  const onClose = vi.fn();
  mount(
    <Modal open onClose={onClose} title="Заказ">
      <Tooltip content="Колокольчик при новом заказе">
        <Button>Звук</Button>
      </Tooltip>
    </Modal>,
  );
  await sound().hover();
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});
