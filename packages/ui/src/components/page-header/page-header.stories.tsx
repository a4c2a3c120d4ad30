import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Ресторан «Причал»',
    subtitle: 'Кухня работает до одиннадцати вечера. Приносим в номер за сорок минут.',
    backHref: '#stores',
    backLabel: 'Все магазины',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = {
  args: {
    title: 'Заказы',
    subtitle: undefined,
    backHref: undefined,
    actions: (
      <>
        <Button variant="secondary">Выгрузить</Button>
        <Button>Новый заказ</Button>
      </>
    ),
  },
};
