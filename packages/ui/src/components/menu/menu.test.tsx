import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import { Menu } from './menu.tsx';

const onSelect = vi.fn();
const entries = [
  { label: 'Повторить', onSelect },
  { label: 'Отменить', onSelect, disabled: true },
];
const actions = () => <Menu trigger={<Button>Действия</Button>} entries={entries} />;
const button = () => page.getByRole('button', { name: 'Действия' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('it says what it is and whether it is open', async () => {
  mount(actions());
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('Повторить')).toHaveFocus();
});

test('its button keeps what it does itself', async () => {
  const onClick = vi.fn();
  const onKeyDown = vi.fn();
  const trigger = (
    <Button onClick={onClick} onKeyDown={onKeyDown}>
      Действия
    </Button>
  );
  mount(<Menu trigger={trigger} entries={entries} />);
  await button().click();
  await expect.element(item('Повторить')).toHaveFocus();
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await expect.element(item('Повторить')).toHaveFocus();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('arrow up opens it at the end', async () => {
  mount(actions());
  await expect.element(button()).toBeVisible();
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Отменить')).toHaveFocus();
});

test('a press beside it closes it', async () => {
  mount(
    <>
      {actions()}
      <p>Рядом</p>
    </>,
  );
  await button().click();
  await expect.element(item('Повторить')).toBeVisible();
  await page.getByText('Рядом').click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('what is switched off does nothing', async () => {
  onSelect.mockClear();
  mount(actions());
  await button().click();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});

test('in a window Escape closes the menu first and the window after it', async () => {
  const onClose = vi.fn();
  mount(
    <Modal open onClose={onClose} title="Заказ">
      {actions()}
    </Modal>,
  );
  await button().click();
  await expect.element(item('Повторить')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

test('it stays inside the screen at its edge', async () => {
  mount(
    <div style={{ position: 'fixed', insetBlockEnd: 4, insetInlineStart: 4 }}>{actions()}</div>,
  );
  await button().click();
  const { top, left, bottom } = page.getByRole('menu').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(button().element().getBoundingClientRect().top);
});
