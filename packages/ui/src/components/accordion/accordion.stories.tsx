import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../../storybook/frame.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        title: 'Во сколько заезд и выезд?',
        content: 'Заезд с 15:00, выезд до 12:00. Если номер готов раньше, впустим раньше.',
        defaultOpen: true,
      },
      {
        title: 'Можно ли с собакой?',
        content: 'Можно и бесплатно. Миску, лежанку и карту тропинок принесём в номер.',
      },
      {
        title: 'Как вернуть деньги, если заказ отменили?',
        content: 'Сами вернём на ту же карту в тот же день. Банк зачисляет до трёх рабочих дней.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Exclusive: Story = { args: { exclusive: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByText('Можно ли с собакой?').closest('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(question).toHaveFocus();
    await expect(question?.parentElement).not.toHaveAttribute('open');
  },
};
