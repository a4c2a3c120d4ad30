import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { StatusBadge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { OrderCard } from './order-card.tsx';

const meta = {
  title: 'Patterns/OrderCard',
  component: OrderCard,
  args: {
    title: 'Заказ № 1042',
    href: '#order',
    meta: 'Ресторан «Причал» · номер 101 · сегодня в 18:42',
    status: <StatusBadge tone="warning" label="В работе" />,
    items: [
      { name: 'Уха по-царски', quantity: 2 },
      { name: 'Морс клюквенный', quantity: 1 },
    ],
    totalKopecks: 149000,
    payment: <StatusBadge tone="success" label="Оплачен" />,
    steps: [
      { label: 'Новый', state: 'done', note: '18:42' },
      { label: 'В работе', state: 'current', note: 'с 18:47' },
      { label: 'Доставляется', state: 'ahead' },
      { label: 'Выполнен', state: 'ahead' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={680}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ToBePaid: Story = {
  args: {
    status: <StatusBadge tone="info" label="Новый" />,
    payment: <StatusBadge tone="warning" label="Ожидание оплаты" />,
    steps: undefined,
    actions: (
      <>
        <Button variant="quiet">Отменить</Button>
        <Button>Оплатить</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Заказ № 1000042 из лавки «Мёд, травы и всё для бани»',
    items: [
      {
        name: 'Ассорти домашних сыров с вареньем из сосновых шишек, мёдом и гречишными хлебцами',
        quantity: 12,
      },
    ],
    totalKopecks: 14988600,
  },
};
