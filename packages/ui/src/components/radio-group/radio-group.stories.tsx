import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CreditCard, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../../storybook/frame.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

const ways: readonly RadioOption[] = [
  {
    value: 'bankCard',
    label: 'Картой на сайте',
    description: 'Спишем сразу, чек придёт на почту',
    icon: <CreditCard size="1em" />,
  },
  {
    value: 'card',
    label: 'Картой при получении',
    description: 'Официант принесёт терминал в номер',
    icon: <WalletCards size="1em" />,
  },
  { value: 'cash', label: 'Наличными', icon: <Banknote size="1em" /> },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Способ оплаты',
    variant: 'cards',
    options: ways,
    value: 'bankCard',
    onValueChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Frame>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
      </Frame>
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Lines: Story = {
  args: {
    variant: 'lines',
    label: 'Когда убрать номер?',
    hint: 'Горничная постучит за пять минут',
    value: 'evening',
    options: [
      { value: 'morning', label: 'Утром, с 9 до 12' },
      { value: 'day', label: 'Днём, с 12 до 16' },
      { value: 'evening', label: 'Вечером, пока вы ужинаете' },
    ],
  },
};

export const NothingChosen: Story = {
  args: { value: null, required: true, error: 'Выберите способ оплаты' },
};

export const OneUnavailable: Story = {
  args: {
    options: ways.map((way) =>
      way.value === 'cash'
        ? { ...way, disabled: true, description: 'До 10 000 ₽, в корзине больше' }
        : way,
    ),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Кому передать заказ, если в номере никого не окажется или вы попросили не беспокоить?',
    options: [
      {
        value: 'door',
        label: 'Оставить у двери коттеджа, на столике под навесом, и позвонить один раз',
        description:
          'Посуду заберём вечером, в термосумке еда остаётся тёплой около полутора часов даже в мороз',
      },
      { value: 'desk', label: 'Отнести на ресепшен' },
    ],
    value: 'door',
  },
};

/** Tab goes to the chosen one, arrows choose, Tab goes on. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Картой на сайте' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const onDelivery = canvas.getByRole('radio', { name: 'Картой при получении' });
    await expect(onDelivery).toBeChecked();
    await expect(onDelivery).toHaveAccessibleDescription('Официант принесёт терминал в номер');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Картой на сайте' })).toBeChecked();
  },
};
