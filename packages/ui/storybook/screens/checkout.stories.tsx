import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/components/button/index.ts';
import { Card } from '../../src/components/card/index.ts';
import { NumberStepper } from '../../src/components/number-stepper/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { Price } from '../../src/components/price/index.ts';
import { Select } from '../../src/components/select/index.ts';
import { TextArea } from '../../src/components/text-area/index.ts';
import { theme } from '../../src/theme/index.ts';
import { GuestFrame } from './guest-frame.tsx';

const lines = [
  ['Уха по-царски', 62000],
  ['Морс клюквенный', 25000],
] as const;

const between = { display: 'flex', justifyContent: 'space-between', gap: '1rem' } as const;

function Checkout() {
  const [amounts, setAmounts] = useState<readonly number[]>([2, 1]);
  const total = lines.reduce((sum, [, price], index) => sum + price * (amounts[index] ?? 0), 0);
  return (
    <GuestFrame place="stores" withFooter={false}>
      <PageHeader title="Оформление" backHref="#store" backLabel="Ресторан «Причал»" />
      <div
        style={{
          display: 'grid',
          gap: '1.5rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <Card padding="large" style={{ display: 'grid', gap: '1.25rem' }}>
          <Select
            label="Куда принести"
            required
            defaultValue="101"
            options={[
              { value: '101', label: 'Номер 101' },
              { value: 'sosna', label: 'Коттедж «Сосновый»' },
            ]}
          />
          <Select
            label="Способ оплаты"
            required
            defaultValue="online"
            options={[
              { value: 'online', label: 'Картой онлайн' },
              { value: 'card', label: 'Картой при получении' },
              { value: 'cash', label: 'Наличные' },
            ]}
          />
          <TextArea label="Комментарий" placeholder="Например: постучать тихо" />
        </Card>
        <Card padding="large" style={{ display: 'grid', gap: '1.25rem' }}>
          <h2 style={{ fontSize: theme.text.title }}>Ваш заказ</h2>
          {lines.map(([name, price], index) => (
            <div key={name} style={{ ...between, alignItems: 'center' }}>
              <span style={{ flex: 1 }}>
                {name}
                <br />
                <Price kopecks={price} size="small" />
              </span>
              <NumberStepper
                label={name}
                value={amounts[index] ?? 0}
                onValueChange={(next) =>
                  setAmounts(amounts.map((amount, other) => (other === index ? next : amount)))
                }
              />
            </div>
          ))}
          <p style={{ ...between, color: theme.color.inkMuted }}>
            Подача в номер <Price kopecks={20000} size="small" />
          </p>
          <p
            style={{
              ...between,
              alignItems: 'baseline',
              paddingBlockStart: '1.25rem',
              borderBlockStart: `1px solid ${theme.color.line}`,
            }}
          >
            Итого <Price kopecks={total + 20000} size="large" />
          </p>
          <Button size="large" fullWidth>
            Оформить и оплатить
          </Button>
        </Card>
      </div>
    </GuestFrame>
  );
}

const meta = {
  title: 'Screens/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
