import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { PaymentModal } from './payment-modal.tsx';

/** What stands there is the provider's own, in the provider's own look. */
const providersForm = `
  <div style="display: grid; gap: 12px; padding: 20px; font: 15px/1.4 Arial, sans-serif">
    <strong>Банковская карта</strong>
    <label style="display: grid; gap: 4px">Номер карты
      <input inputmode="numeric" value="5555 5555 5555 4477" style="padding: 10px; border: 1px solid #767676; border-radius: 6px">
    </label>
    <div style="display: grid; grid-template-columns: 1fr 1fr; gap: 12px">
      <label style="display: grid; gap: 4px">Срок
        <input value="12 / 29" style="min-width: 0; padding: 10px; border: 1px solid #767676; border-radius: 6px">
      </label>
      <label style="display: grid; gap: 4px">Код с оборота
        <input value="•••" style="min-width: 0; padding: 10px; border: 1px solid #767676; border-radius: 6px">
      </label>
    </div>
  </div>`;

const meta = {
  title: 'Patterns/PaymentModal',
  component: PaymentModal,
  parameters: ownFrame,
  args: {
    open: true,
    title: 'Оплата заказа',
    cancelLabel: 'Отмена',
    onCancel: () => undefined,
    summary: 'Заказ № 1042',
    totalKopecks: 248000,
    onFormReady: (form) => {
      form.innerHTML = providersForm;
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
