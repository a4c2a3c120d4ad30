import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBar } from './cart-bar.tsx';

const meta = {
  title: 'Components/CartBar',
  component: CartBar,
  args: { href: '#cart', label: 'К оформлению', count: 3, totalKopecks: 248000 },
} satisfies Meta<typeof CartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Much: Story = { args: { count: 128, totalKopecks: 12345650 } };
