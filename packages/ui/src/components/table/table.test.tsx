import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { Table, type TableProps } from './table.tsx';

interface Order {
  id: string;
  guest: string;
}

const orders: readonly Order[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(1000 + index),
  guest: `Гость ${index}`,
}));

const columns: readonly TableColumn<Order>[] = [
  { key: 'id', header: 'Заказ', sortable: true, cell: ({ id }) => id },
  { key: 'guest', header: 'Гость', cell: ({ guest }) => guest },
];

function Orders(props: Partial<TableProps<Order>>) {
  const [sort, setSort] = useState<TableSort>({ key: 'id', direction: 'descending' });
  return (
    <Table
      caption="Заказы"
      rows={orders}
      rowKey={({ id }) => id}
      style={{ blockSize: 400 }}
      {...{ columns, sort }}
      onSortChange={setSort}
      {...props}
    />
  );
}

const area = () => page.getByRole('region', { name: 'Заказы' });
const head = (name: string) => page.getByRole('columnheader', { name });

afterEach(() => page.viewport(1280, 800));

test('it is a real table, in an area that has a name and can be scrolled by the keyboard', async () => {
  mount(<Orders />);
  const table = page.getByRole('table', { name: 'Заказы' });
  await expect.element(table).toBeVisible();
  expect(table.element().tagName).toBe('TABLE');
  area().element().focus();
  await expect.element(area()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => area().element().scrollTop).toBeGreaterThan(100);
});

test('its head stays while the rows go by', async () => {
  mount(<Orders />);
  await expect.element(head('Заказ')).toBeVisible();
  area().element().scrollTop = 300;
  await expect
    .poll(() => head('Заказ').element().getBoundingClientRect().top)
    .toBe(area().element().getBoundingClientRect().top);
});

test('only the sorted column says how it is sorted', async () => {
  mount(<Orders />);
  await expect.element(head('Заказ')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('Гость')).not.toHaveAttribute('aria-sort');
  await page.getByRole('button', { name: 'Заказ' }).click();
  await expect.element(head('Заказ')).toHaveAttribute('aria-sort', 'ascending');
});

test('on a phone each row is a card with its labels, still a table, and can still be sorted', async () => {
  await page.viewport(390, 800);
  mount(<Orders style={{}} />);
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toHaveRole('row');
  const cells = [...row.element().children];
  expect(cells.map((cell) => cell.getBoundingClientRect().left)).toEqual(
    cells.map(() => cells[0]!.getBoundingClientRect().left),
  );
  expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual([
    '"Заказ"',
    '"Гость"',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const sort = page.getByRole('button', { name: 'Заказ' });
  expect(sort.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await sort.click();
  await expect.element(head('Заказ')).toHaveAttribute('aria-sort', 'ascending');
});

test.each([
  ['there are none', { rows: [], empty: 'Заказов пока нет' }, 'Заказов пока нет'],
  ['they could not be had', { error: 'Заказы не загрузились' }, 'Заказы не загрузились'],
])('a row says that %s', async (_state, props, expected) => {
  mount(<Orders {...props} />);
  await expect.element(page.getByRole('cell')).toHaveTextContent(expected);
});

test('rows on their way keep their place, and the area says that it is busy', async () => {
  mount(<Orders loading />);
  await expect.element(area()).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('row').elements()).toHaveLength(6);
});
