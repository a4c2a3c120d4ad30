import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StatusBadge, type BadgeTone } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

interface Order {
  id: string;
  guest: string;
  room: string;
  status: string;
  tone: BadgeTone;
  totalKopecks: number;
}

const orders: Order[] = [
  {
    id: '1042',
    guest: 'Анна Воронцова',
    room: '101',
    status: 'Новый',
    tone: 'info',
    totalKopecks: 248000,
  },
  {
    id: '1041',
    guest: 'Михаил Лис',
    room: 'Коттедж «Сосновый»',
    status: 'В работе',
    tone: 'warning',
    totalKopecks: 1349050,
  },
  {
    id: '1040',
    guest: 'Александра Константинопольская',
    room: '214',
    status: 'Доставляется',
    tone: 'accent',
    totalKopecks: 56000,
  },
  {
    id: '1039',
    guest: 'Тимур',
    room: '103',
    status: 'Выполнен',
    tone: 'success',
    totalKopecks: 9000,
  },
  {
    id: '1038',
    guest: 'Ольга Ким',
    room: '305',
    status: 'Отменен',
    tone: 'danger',
    totalKopecks: 420000,
  },
];

const columns: TableColumn<Order>[] = [
  {
    key: 'id',
    header: 'Заказ',
    sortable: true,
    cell: (order) => <Link href={`#order-${order.id}`}>№ {order.id}</Link>,
  },
  { key: 'guest', header: 'Гость', sortable: true, cell: (order) => order.guest },
  { key: 'room', header: 'Номер', cell: (order) => order.room },
  {
    key: 'status',
    header: 'Статус',
    cell: (order) => <StatusBadge tone={order.tone} label={order.status} />,
  },
  {
    key: 'total',
    header: 'Сумма',
    align: 'end',
    cell: (order) => <Price kopecks={order.totalKopecks} size="small" />,
  },
];

const OrderTable = Table<Order>;

const meta = {
  title: 'Components/Table',
  component: OrderTable,
  args: { caption: 'Заказы', columns, rows: orders, rowKey: (order: Order) => order.id },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sorted: Story = {
  render: function Sorting(args) {
    const [sort, setSort] = useState<TableSort>({ key: 'id', direction: 'descending' });
    return <OrderTable {...args} sort={sort} onSortChange={setSort} />;
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Заказов пока нет" message="Новые появятся здесь сами." />,
  },
};

export const Failed: Story = {
  args: {
    error: (
      <EmptyState
        icon={<CloudOff size="1em" strokeWidth={1.25} />}
        title="Заказы не загрузились"
        message="Сервер не ответил вовремя."
        actions={<Button>Попробовать ещё раз</Button>}
      />
    ),
  },
};

/** The area can be scrolled by the keyboard, and a head sorts by Enter. */
export const ByKeyboard: Story = {
  ...Sorted,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Заказы' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Гость' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Гость' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
