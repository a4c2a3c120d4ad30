import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link/index.ts';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'Components/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'Страница не открылась',
    message: 'Похоже, пропала связь с отелем. Корзина и заказы на месте.',
    code: 'Код для поддержки: 7f3a-21c9',
    actions: <Button>Попробовать ещё раз</Button>,
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NotFound: Story = {
  args: {
    title: 'Такой страницы нет',
    message: 'Может быть, её убрали или в адресе опечатка.',
    code: undefined,
    actions: <LinkButton href="#home">На главную</LinkButton>,
  },
};
