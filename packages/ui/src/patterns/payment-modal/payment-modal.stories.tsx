import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Button } from '../../components/button/index.ts';
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

/** As high as the provider's form for a card is. */
const arrivedForm = `<div style="block-size: 428px">${providersForm}</div>`;

/** A button that moves under the finger is one that is not pressed. */
export const NothingMovesWhenTheFormArrives: Story = {
  args: {
    onFormReady: (form) => {
      form.innerHTML = arrivedForm;
    },
  },
  render: function Arriving(args) {
    const [isLoading, setLoading] = useState(true);
    const arrive = <Button onClick={() => setLoading(false)}>Форма пришла</Button>;
    return <PaymentModal {...args} loading={isLoading} summary={arrive} />;
  },
  async play() {
    const placeOfCancel = async () =>
      (await screen.findByRole('button', { name: 'Отмена' })).getBoundingClientRect().top;
    const before = await placeOfCancel();
    await userEvent.click(screen.getByRole('button', { name: 'Форма пришла' }));
    await expect(screen.getByLabelText('Номер карты')).toBeVisible();
    await expect(await placeOfCancel()).toBe(before);
  },
};
