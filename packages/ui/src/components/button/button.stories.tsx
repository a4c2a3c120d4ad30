import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing } from 'lucide-react';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Оформить заказ' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button>Оформить заказ</Button>
      <Button variant="secondary">В корзину</Button>
      <Button variant="quiet">Изменить номер</Button>
      <Button variant="danger">Отменить заказ</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="small">Принять</Button>
      <Button>Оформить</Button>
      <Button size="large">Оплатить 2 480 ₽</Button>
    </div>
  ),
};

export const WithIcon: Story = {
  args: { icon: <BellRing size="1em" aria-hidden="true" />, children: 'Вызвать горничную' },
};

export const Busy: Story = { args: { busy: true, children: 'Отправляем' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children: 'Отправить заявку в службу размещения и перезвонить мне, когда номер будет готов',
    fullWidth: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
