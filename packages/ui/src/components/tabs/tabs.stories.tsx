import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** One stop of the keyboard; arrows choose, Home and End go to the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Активные/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Четырнадцать заказов.')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Ни одного. Спасибо!')).toBeVisible());
  },
};
