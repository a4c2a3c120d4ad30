import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ownFrame } from '../own-frame.ts';
import { StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { CartBar } from '../../src/components/cart-bar/index.ts';
import { Landscape } from '../../src/components/illustration/index.ts';
import { Link } from '../../src/components/link/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { ProductCard } from '../../src/components/product-card/index.ts';
import { Tabs } from '../../src/components/tabs/index.ts';
import { TextField } from '../../src/components/text-field/index.ts';
import '../rebrand/seaside.css';
import { demoMenu } from './demo-menu.ts';
import * as styles from './guest-frame.css.ts';
import * as screen from './screens.css.ts';

function Seaside() {
  useLayoutEffect(() => {
    document.documentElement.dataset.hotel = 'seaside';
    return () => {
      delete document.documentElement.dataset.hotel;
    };
  }, []);
  return (
    <>
      <Landscape shape="wide" className={screen.view} />
      <main className={styles.main}>
        <div className={screen.stack}>
          <PageHeader
            title="Кафе на волнорезе"
            subtitle="Открыто, пока не погаснет маяк"
            actions={<StatusBadge tone="success" label="Открыто" />}
          />
          <Tabs
            label="Меню"
            items={['Завтраки', 'Рыба', 'Вино'].map((label) => ({ value: label, label }))}
          />
          <section className={screen.section}>
            <h2 className={screen.title}>К чаю</h2>
            <div className={screen.dishes}>
              {demoMenu[1]?.dishes.map((dish, index) => (
                <ProductCard
                  key={dish.name}
                  {...dish}
                  quantity={index}
                  onQuantityChange={() => undefined}
                />
              ))}
            </div>
          </section>
          <TextField label="Пожелание повару" hint="Прочтёт сам" />
          <p>
            Столик у окна лучше <Link href="#book">занять заранее</Link>.
          </p>
          <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap' }}>
            <Button>Занять столик</Button>
            <Button variant="secondary">Позвонить</Button>
            <Button variant="quiet">Как пройти</Button>
          </div>
          <CartBar
            href="#cart"
            label="К оформлению"
            count={6}
            totalKopecks={214000}
            style={{ position: 'static' }}
          />
        </div>
      </main>
    </>
  );
}

const meta = {
  title: 'Theming/Seaside',
  component: Seaside,
  parameters: { layout: 'fullscreen', ...ownFrame },
} satisfies Meta<typeof Seaside>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve variables make another hotel of it. */
export const Screen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Занять столик' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(31, 92, 122)'));
  },
};
