import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BedDouble,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  UsersRound,
  Wine,
} from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Sidebar } from './sidebar.tsx';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen', ...ownFrame },
  args: {
    title: 'Панель администратора',
    section: 'Заказы',
    collapsed: false,
    onCollapsedChange: () => undefined,
    entries: [
      {
        label: 'Гостевой портал',
        icon: <BedDouble size="1em" />,
        children: [
          {
            label: 'Заказы',
            icon: <ReceiptText size="1em" />,
            href: '#orders',
            active: true,
            badge: 3,
          },
          { label: 'Поддержка', icon: <MessageCircle size="1em" />, href: '#tickets' },
          { label: 'Гости', icon: <UsersRound size="1em" />, href: '#guests' },
        ],
      },
      { label: 'Управление банкетами', icon: <Wine size="1em" />, href: '#banquets' },
      { label: 'Настройки', icon: <Settings size="1em" />, href: '#settings' },
    ],
    footEntries: [
      { label: 'Выйти из аккаунта', icon: <LogOut size="1em" />, onSelect: () => undefined },
    ],
  },
  render: function Collapsing(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed);
    return (
      <div style={{ display: 'flex' }}>
        <Sidebar {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />
        <div style={{ padding: 24 }}>Содержимое</div>
      </div>
    );
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Collapsed: Story = { args: { collapsed: true } };

/** On a phone the places come from the edge; Escape sends them back. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Меню' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const places = canvas.getByRole('navigation', { name: 'Панель администратора' });
    await waitFor(() => expect(places).toHaveFocus());
    await within(places).findByRole('link', { name: /Заказы/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
