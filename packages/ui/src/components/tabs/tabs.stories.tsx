import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Заказы',
    items: [
      { value: 'active', label: 'Активные', count: 2, content: <p>Два заказа в пути.</p> },
      { value: 'done', label: 'Выполненные', count: 14, content: <p>Четырнадцать заказов.</p> },
      { value: 'canceled', label: 'Отменённые', content: <p>Ни одного. Спасибо!</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Many: Story = {
  args: {
    label: 'Разделы меню',
    items: [
      'Завтраки',
      'Закуски',
      'Супы',
      'Горячее',
      'На углях',
      'Гарниры',
      'Десерты',
      'Чай и кофе',
      'Вино',
      'Детское меню',
    ].map((label) => ({ value: label, label, content: <p>{label}</p> })),
  },
};
