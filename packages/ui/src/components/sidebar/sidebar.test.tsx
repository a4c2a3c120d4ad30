import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Sidebar } from './sidebar.tsx';
import { useRememberedCollapse } from './use-remembered-collapse.ts';

const key = 'portal-test-sidebar';

function Console() {
  const [collapsed, setCollapsed] = useRememberedCollapse(key);
  return (
    <div style={{ display: 'flex', minBlockSize: '100vh' }}>
      <Sidebar
        title="Панель администратора"
        section="Заказы"
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        entries={[
          {
            label: 'Гостевой портал',
            icon: 'П',
            children: [{ label: 'Заказы', icon: 'З', href: '#orders', active: true, badge: 3 }],
          },
          { label: 'Настройки', icon: 'Н', href: '#settings' },
        ]}
        footEntries={[{ label: 'Выйти из аккаунта', icon: 'В', onSelect: () => undefined }]}
      />
      <main style={{ flex: 1 }}>
        <a href="#first">Заказ № 1042</a>
      </main>
    </div>
  );
}

const nav = () => document.querySelector<HTMLElement>('[data-component="Sidebar"]')!;
const main = () => page.getByRole('main').element() as HTMLElement;
const opener = () => page.getByRole('button', { name: 'Меню', exact: true });
const places = ['Гостевой портал', 'Настройки', 'Выйти из аккаунта'];

beforeEach(() => localStorage.removeItem(key));
afterEach(async () => {
  localStorage.removeItem(key);
  await page.viewport(1280, 800);
});

test('the rail keeps the name of every place, and shows it under the keyboard', async () => {
  mount(<Console />);
  await expect.poll(nav).toHaveAttribute('data-collapsed');
  for (const name of [...places, /^Заказы/]) {
    await expect.element(page.getByRole('navigation').getByText(name).first()).toBeInTheDocument();
  }
  const link = page.getByRole('link', { name: 'Настройки' });
  const label = () => getComputedStyle(link.getByText('Настройки').element()).opacity;
  expect(label()).toBe('0');
  link.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(link).toHaveFocus();
  await expect.poll(label).toBe('1');
});

test('the state is remembered and is there in the very first frame', async () => {
  mount(<Console />);
  await page.getByRole('button', { name: 'Развернуть меню' }).click();
  expect(nav()).not.toHaveAttribute('data-collapsed');

  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<Console />));
  const next = place.querySelector('nav')!;
  expect(next).not.toHaveAttribute('data-collapsed');
  expect(next.getBoundingClientRect().width).toBeGreaterThan(200);
  expect(next.getAnimations()).toEqual([]);
});

test('on a narrow screen it waits off the canvas, inert, and gives the page its place', async () => {
  await page.viewport(390, 800);
  mount(<Console />);
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(nav().inert).toBe(true);
  expect(nav().checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(main().getBoundingClientRect().width).toBe(390);
  await opener().click();
  await expect.poll(() => document.activeElement).toBe(nav());
  expect(nav().inert).toBe(false);
  await expect.element(page.getByRole('link', { name: 'Настройки' })).toBeVisible();
  expect(main().inert).toBe(true);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => page.getByRole('button', { name: 'Закрыть' }).click()],
  [
    'a press beside it',
    () =>
      page
        .elementLocator(document.querySelector('[data-backdrop]')!)
        .click({ position: { x: 380, y: 400 } }),
  ],
  ['choosing a place', () => page.getByRole('link', { name: 'Настройки' }).click()],
])('%s closes it and gives the focus back', async (_way, close) => {
  await page.viewport(390, 800);
  mount(<Console />);
  await opener().click();
  await expect.poll(() => document.activeElement).toBe(nav());
  await close();
  await expect.poll(() => nav().inert).toBe(true);
  await expect.element(opener()).toHaveFocus();
  await expect.poll(() => main().inert).toBe(false);
});

test('a group folds: its places are neither seen nor reached by the keyboard', async () => {
  mount(<Console />);
  await page.getByRole('button', { name: 'Развернуть меню' }).click();
  const group = page.getByRole('button', { name: 'Гостевой портал' });
  const child = () => nav().querySelector('a[href="#orders"]');
  await expect.element(page.elementLocator(child()!)).toBeVisible();
  await group.click();
  await expect.element(page.elementLocator(child()!)).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Настройки' })).toHaveFocus();
  await group.click();
  await expect.element(page.elementLocator(child()!)).toBeVisible();
});

test('a group opens and closes without closing the menu', async () => {
  await page.viewport(390, 800);
  mount(<Console />);
  await opener().click();
  const group = page.getByRole('button', { name: 'Гостевой портал' });
  await group.click();
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  expect(nav().inert).toBe(false);
});

test('an open menu becomes an ordinary sidebar when the screen grows', async () => {
  await page.viewport(390, 800);
  mount(<Console />);
  await opener().click();
  await page.viewport(1280, 800);
  await expect.poll(() => main().inert).toBe(false);
  expect(nav().inert).toBe(false);
  await expect.element(opener()).not.toBeInTheDocument();
});

test('and waits off the canvas again when the screen shrinks', async () => {
  await page.viewport(390, 800);
  mount(<Console />);
  await opener().click();
  await page.viewport(1280, 800);
  await expect.poll(() => main().inert).toBe(false);
  await page.viewport(390, 800);
  await expect.poll(() => nav().inert).toBe(true);
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});
