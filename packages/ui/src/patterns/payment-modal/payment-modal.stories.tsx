import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentModal } from './payment-modal.tsx';

const meta = {
  title: 'Patterns/PaymentModal',
  component: PaymentModal,
  args: {
    open: true,
    title: 'Оплата заказа',
    cancelLabel: 'Отмена',
    onCancel: () => undefined,
    summary: 'Заказ № 1042',
    totalKopecks: 248000,
    onFormReady: (form) => {
      form.innerHTML = '<p style="padding: 24px">Здесь форма платёжной системы</p>';
    },
  },
} satisfies Meta<typeof PaymentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  args: { error: 'Виджет не загружен.', onRetry: () => undefined },
};
