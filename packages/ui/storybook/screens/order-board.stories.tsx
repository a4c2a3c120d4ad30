import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../own-frame.ts';
import { Badge, orderStatusTones, StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { Card } from '../../src/components/card/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { Price } from '../../src/components/price/index.ts';
import { SearchField } from '../../src/components/search-field/index.ts';
import { AdminSidebar } from '../../src/patterns/admin-sidebar/index.ts';
import { t } from '../demo-texts.ts';
import { demoColumns, type DemoColumn, type DemoOrder } from './demo-orders.ts';
import * as styles from './order-board.css.ts';

function OrderBoard() {
  const [collapsed, setCollapsed] = useState(true);
  const [search, setSearch] = useState('');
  return (
    <div className={styles.shell}>
      <AdminSidebar
        role="admin"
        path="/admin/portal/orders"
        t={t}
        badges={{ orders: 3 }}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        onSignOut={() => undefined}
      />
      <main className={styles.main}>
        <PageHeader
          title={t('admin.orders.title')}
          actions={
            <SearchField
              label={t('admin.orders.search')}
              value={search}
              onValueChange={setSearch}
              className={styles.search}
            />
          }
        />
        <div className={styles.columns}>
          {demoColumns.map((column) => (
            <BoardColumn key={column.status} {...column} search={search} />
          ))}
        </div>
      </main>
    </div>
  );
}

function BoardColumn({ status, next, orders, search }: DemoColumn & { search: string }) {
  const found = orders.filter(({ id, where, what }) =>
    `${id} ${where} ${what}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <section className={styles.column}>
      <h2 className={styles.head}>
        <StatusBadge tone={orderStatusTones[status]} label={t(`order.status.${status}`)} />
        <span className={styles.count}>{found.length}</span>
      </h2>
      {found.map((order) => (
        <BoardCard key={order.id} {...order} next={next} isNew={status === 'new'} />
      ))}
    </section>
  );
}

interface BoardCardProps extends DemoOrder {
  next: string;
  isNew: boolean;
}

function BoardCard({ id, where, what, comment, age, totalKopecks, next, isNew }: BoardCardProps) {
  return (
    <Card padding="none" className={styles.order}>
      <div className={styles.across}>
        <h3 className={styles.number}>№ {id}</h3>
        <Badge tone={age.tone}>{age.text}</Badge>
      </div>
      <div className={styles.words}>
        <p>{what}</p>
        <p className={styles.where}>{where}</p>
        {comment && <p className={styles.comment}>{comment}</p>}
      </div>
      <div className={styles.across}>
        <Price kopecks={totalKopecks} size="small" />
        <Button size="small" variant={isNew ? 'primary' : 'secondary'}>
          {next}
        </Button>
      </div>
    </Card>
  );
}

const meta = {
  title: 'Screens/Order board',
  component: OrderBoard,
  parameters: { layout: 'fullscreen', ...ownFrame },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
