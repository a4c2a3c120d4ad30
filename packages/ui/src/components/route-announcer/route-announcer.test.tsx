import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePageAnnouncement } from './use-page-announcement.ts';

interface PageProps {
  title: string | undefined;
  autoFocus?: boolean | undefined;
}

function Page({ title, autoFocus }: PageProps) {
  usePageAnnouncement(title);
  return (
    <>
      <h1>{title ?? 'Загрузка'}</h1>
      <input aria-label="Поиск" autoFocus={autoFocus} />
    </>
  );
}

const titles: Readonly<Record<string, string>> = { '/': 'Главная', '/stores': 'Магазины' };

/** A little application: two pages and one whose name has to be read first. */
function Application({ autoFocus }: { autoFocus?: boolean }) {
  const [path, setPath] = useState('/');
  const [readTitle, setReadTitle] = useState<string>();
  return (
    <>
      {['/', '/stores', '/store/1'].map((address) => (
        <button key={address} onClick={() => setPath(address)}>
          {address}
        </button>
      ))}
      <button onClick={() => setReadTitle((read) => (read ? `${read} (3)` : 'Фермерская лавка'))}>
        read
      </button>
      <main>
        <RouteAnnouncer path={path}>
          <Page key={path} title={titles[path] ?? readTitle} autoFocus={autoFocus} />
        </RouteAnnouncer>
      </main>
    </>
  );
}

const go = (address: string) => page.getByRole('button', { name: address, exact: true }).click();
const heading = () => page.getByRole('heading', { level: 1 });
const announcement = () => page.getByRole('status');

test('the first page is left to the browser', async () => {
  mount(<Application />);
  await expect.element(heading()).toHaveTextContent('Главная');
  await expect.element(announcement()).toHaveTextContent('');
  expect(document.activeElement).toBe(document.body);
});

test('the next page is announced by its title, and its heading takes focus', async () => {
  mount(<Application />);
  await go('/stores');
  await expect.element(announcement()).toHaveTextContent('Магазины');
  await expect.element(heading()).toHaveFocus();
  expect(getComputedStyle(heading().element()).outlineStyle).toBe('none');
  await go('/');
  await expect.element(announcement()).toHaveTextContent('Главная');
  await expect.element(heading()).toHaveFocus();
});

test('a page that has to be read first is announced when its name is known, once', async () => {
  mount(<Application />);
  await go('/store/1');
  await expect.element(announcement()).toHaveTextContent('');
  await page.getByRole('button', { name: 'read' }).click();
  await expect.element(announcement()).toHaveTextContent('Фермерская лавка');
  await expect.element(heading()).toHaveFocus();
  await page.getByRole('button', { name: 'read' }).click();
  await expect.element(heading()).toHaveTextContent('Фермерская лавка (3)');
  await expect.element(page.getByRole('button', { name: 'read' })).toHaveFocus();
  await expect.element(announcement()).toHaveTextContent('Фермерская лавка');
});

test('a field that takes focus by itself keeps it', async () => {
  mount(<Application autoFocus />);
  await go('/stores');
  await expect.element(announcement()).toHaveTextContent('Магазины');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
