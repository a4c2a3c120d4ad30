import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '../../../storybook/frame.tsx';
import { Badge } from './badge.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  subcomponents: { StatusBadge },
  args: { children: 'Шеф советует', tone: 'accent' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Без сахара</Badge>
      <Badge tone="accent">Шеф советует</Badge>
      <Badge tone="info">Новинка</Badge>
      <Badge tone="success">В наличии</Badge>
      <Badge tone="warning">Осталось мало</Badge>
      <Badge tone="danger">Острое</Badge>
    </Row>
  ),
};

export const OrderStatuses: Story = {
  render: () => (
    <Row>
      <StatusBadge tone="info" label="Новый" />
      <StatusBadge tone="warning" label="В работе" />
      <StatusBadge tone="accent" label="Доставляется" />
      <StatusBadge tone="success" label="Выполнен" />
      <StatusBadge tone="danger" label="Отменен" />
    </Row>
  ),
};

export const TicketStatuses: Story = {
  render: () => (
    <Row>
      <StatusBadge tone="info" label="Заявка обрабатывается" />
      <StatusBadge tone="success" label="Заявка передана специалистам" />
      <StatusBadge tone="neutral" label="Заявка закрыта" />
    </Row>
  ),
};

export const Squeezed: Story = {
  render: () => (
    <div style={{ inlineSize: '9rem' }}>
      <StatusBadge tone="warning" label="Необходимо подтверждение" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Необходимо подтверждение');
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
    const box = label.closest('div')?.getBoundingClientRect();
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};
