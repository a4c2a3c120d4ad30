import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageCircle, ReceiptText, Store } from 'lucide-react';
import { BottomTabs } from './bottom-tabs.tsx';

const meta = {
  title: 'Components/BottomTabs',
  component: BottomTabs,
  args: {
    label: 'Главное меню',
    placement: 'static',
    tabs: [
      { href: '#home', label: 'Главная', icon: <House size="1em" />, active: true },
      { href: '#stores', label: 'Магазины', icon: <Store size="1em" /> },
      { href: '#orders', label: 'Заказы', icon: <ReceiptText size="1em" />, badge: 2 },
      { href: '#help', label: 'Помощь', icon: <MessageCircle size="1em" /> },
    ],
  },
} satisfies Meta<typeof BottomTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
