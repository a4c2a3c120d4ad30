import type { OrderStatus } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge, orderStatusTones, StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { Card } from '../../src/components/card/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { Price } from '../../src/components/price/index.ts';
import { SearchField } from '../../src/components/search-field/index.ts';
import { AdminSidebar } from '../../src/patterns/admin-sidebar/index.ts';
import { theme } from '../../src/theme/index.ts';
import { t } from '../demo-texts.ts';

interface BoardOrder {
  id: number;
  room: string;
  guest: string;
  what: string;
  age: string;
  isLate?: boolean;
  totalKopecks: number;
}

const columns: readonly { status: OrderStatus; next: string; orders: readonly BoardOrder[] }[] = [
  {
    status: 'new',
    next: t('order.command.accept'),
    orders: [
      {
        id: 1044,
        room: '101',
        guest: 'Анна В.',
        what: 'Уха × 2, морс',
        age: '1 мин',
        totalKopecks: 149000,
      },
      {
        id: 1043,
        room: 'Сосновый',
        guest: 'Михаил Л.',
        what: 'Банный набор',
        age: '12 мин',
        isLate: true,
        totalKopecks: 320000,
      },
    ],
  },
  {
    status: 'inwork',
    next: t('order.command.dispatch'),
    orders: [
      {
        id: 1042,
        room: '214',
        guest: 'Ольга К.',
        what: 'Медовик × 4, иван-чай',
        age: '18 мин',
        totalKopecks: 188000,
      },
    ],
  },
  {
    status: 'delivered',
    next: t('order.command.complete'),
    orders: [
      {
        id: 1040,
        room: '305',
        guest: 'Тимур',
        what: 'Завтрак на двоих',
        age: '31 мин',
        totalKopecks: 240000,
      },
    ],
  },
];

function OrderBoard() {
  const [collapsed, setCollapsed] = useState(true);
  const [search, setSearch] = useState('');
  return (
    <div style={{ display: 'flex' }}>
      <AdminSidebar
        role="admin"
        path="/admin/portal/orders"
        t={t}
        badges={{ orders: 2 }}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        onSignOut={() => undefined}
      />
      <main style={{ flex: 1, minInlineSize: 0, padding: '0 1.5rem 2rem' }}>
        <PageHeader
          title={t('admin.orders.title')}
          actions={
            <SearchField
              label={t('admin.orders.search')}
              value={search}
              onValueChange={setSearch}
              style={{ inlineSize: 'min(24rem, 100%)' }}
            />
          }
        />
        <div
          style={{
            display: 'grid',
            gap: '1.25rem',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
            alignItems: 'start',
          }}
        >
          {columns.map(({ status, next, orders }) => (
            <section key={status} style={{ display: 'grid', gap: '0.75rem' }}>
              <h2 style={{ display: 'flex', gap: '0.5rem' }}>
                <StatusBadge tone={orderStatusTones[status]} label={t(`order.status.${status}`)} />
                <Badge>{orders.length}</Badge>
              </h2>
              {orders.map((order) => (
                <Card key={order.id} style={{ display: 'grid', gap: '0.75rem', padding: '1rem' }}>
                  <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                    <strong style={{ fontWeight: theme.weight.strong }}>№ {order.id}</strong>
                    <span
                      style={{
                        fontSize: theme.text.caption,
                        color: order.isLate ? theme.color.dangerInk : theme.color.inkMuted,
                      }}
                    >
                      {order.age}
                    </span>
                  </div>
                  <p style={{ fontSize: theme.text.small }}>
                    {order.what}
                    <br />
                    <span style={{ color: theme.color.inkMuted }}>
                      {order.room} · {order.guest}
                    </span>
                  </p>
                  <div
                    style={{
                      display: 'flex',
                      justifyContent: 'space-between',
                      alignItems: 'center',
                      gap: '0.75rem',
                    }}
                  >
                    <Price kopecks={order.totalKopecks} size="small" />
                    <Button size="small" variant={status === 'new' ? 'primary' : 'secondary'}>
                      {next}
                    </Button>
                  </div>
                </Card>
              ))}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

const meta = {
  title: 'Screens/Order board',
  component: OrderBoard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
