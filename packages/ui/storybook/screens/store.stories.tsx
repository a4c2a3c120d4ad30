import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../own-frame.ts';
import { CartBar } from '../../src/components/cart-bar/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { ProductCard } from '../../src/components/product-card/index.ts';
import { Tabs } from '../../src/components/tabs/index.ts';
import { demoMenu } from './demo-menu.ts';
import { GuestFrame } from './guest-frame.tsx';
import * as styles from './screens.css.ts';

const allDishes = demoMenu.flatMap((part) => part.dishes);

function Store() {
  const [cart, setCart] = useState<Readonly<Record<string, number>>>({ 'Уха по-царски': 2 });
  const chosen = allDishes.filter((dish) => cart[dish.name]);
  return (
    <GuestFrame place="stores" withFooter={false}>
      <PageHeader
        title="Ресторан «Причал»"
        subtitle="Кухня до 23:00, в номер за 40 минут"
        backHref="#stores"
        backLabel="Все магазины"
      />
      <div className={styles.sticky}>
        <Tabs
          label="Разделы меню"
          items={demoMenu.map(({ section }) => ({ value: section, label: section }))}
        />
      </div>
      {demoMenu.map(({ section, dishes }) => (
        <section key={section} className={styles.part}>
          <h2 className={styles.heading}>{section}</h2>
          <div className={styles.dishes}>
            {dishes.map((dish) => (
              <ProductCard
                key={dish.name}
                {...dish}
                quantity={cart[dish.name] ?? 0}
                onQuantityChange={(quantity) => setCart({ ...cart, [dish.name]: quantity })}
                onOpen={() => undefined}
              />
            ))}
          </div>
        </section>
      ))}
      <CartBar
        href="#checkout"
        label="К оформлению"
        count={chosen.reduce((sum, dish) => sum + (cart[dish.name] ?? 0), 0)}
        totalKopecks={chosen.reduce(
          (sum, dish) => sum + dish.priceKopecks * (cart[dish.name] ?? 0),
          0,
        )}
      />
    </GuestFrame>
  );
}

const meta = {
  title: 'Screens/Store',
  component: Store,
  parameters: { layout: 'fullscreen', ...ownFrame },
} satisfies Meta<typeof Store>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
