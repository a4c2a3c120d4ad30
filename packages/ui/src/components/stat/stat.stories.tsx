import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Stat } from './stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: {
    label: 'Заказов сегодня',
    value: '42',
    note: 'на 8 больше, чем вчера',
    trend: 'better',
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SideBySide: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
      }}
    >
      <Card>
        <Stat label="Заказов сегодня" value="42" note="на 8 больше, чем вчера" trend="better" />
      </Card>
      <Card>
        <Stat label="В среднем до двери" value="34 мин" note="на 6 минут дольше" trend="worse" />
      </Card>
      <Card>
        <Stat label="Выручка" value="128 400 ₽" note="за день" />
      </Card>
    </div>
  ),
};
