import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { t } from '../../../storybook/demo-texts.ts';
import { AdminSidebar } from './admin-sidebar.tsx';

const meta = {
  title: 'Patterns/AdminSidebar',
  component: AdminSidebar,
  args: {
    role: 'admin',
    path: '/admin/portal/orders/1042',
    t,
    badges: { orders: 3 },
    collapsed: false,
    onCollapsedChange: () => undefined,
    onSignOut: () => undefined,
  },
  parameters: { layout: 'fullscreen', ...ownFrame },
  render: function Collapsing(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed);
    return <AdminSidebar {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
  },
} satisfies Meta<typeof AdminSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const ForModerator: Story = { args: { role: 'moderator' } };
export const ForBanquets: Story = {
  args: { role: 'banquet', path: '/admin/banquet-management' },
};

/** The rail keeps every name. */
export const ByKeyboard: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Заказы/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Свернуть меню' })).toHaveFocus();
  },
};
