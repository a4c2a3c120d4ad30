import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, ShoppingBasket } from 'lucide-react';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'В корзине пока пусто',
    message: 'Загляните в ресторан или в лавку: всё принесём в номер.',
    icon: <ShoppingBasket size="1em" strokeWidth={1.25} />,
    actions: <LinkButton href="#stores">Выбрать магазин</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TextOnly: Story = {
  args: {
    title: 'Заявок нет',
    message: 'Если что-то не так в номере, напишите нам: отвечаем за несколько минут.',
    icon: <MessageCircle size="1em" strokeWidth={1.25} />,
    actions: undefined,
  },
};

export const Leaf: Story = {
  args: { icon: undefined, title: 'Здесь тихо', message: undefined, actions: undefined },
};

export const Failed: Story = {
  args: {
    icon: <MessageCircle size="1em" strokeWidth={1.25} />,
    title: 'Заявки не загрузились',
    message: 'Нет связи с порталом. Проверьте интернет и повторите.',
    code: 'Номер запроса: 7f3a-21c9',
    actions: <Button>Повторить</Button>,
  },
};
