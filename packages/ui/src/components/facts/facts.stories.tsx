import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { Facts } from './facts.tsx';

const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: { facts: ['Ресторан «Причал»', 'номер 101', 'сегодня в 18:42'] },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OverLines: Story = {
  args: {
    facts: [
      'Номер 101',
      'с 18:40',
      <Link key="order" href="#order">
        О заказе № 1042
      </Link>,
    ],
    style: { inlineSize: '9rem' },
  },
};
