import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../../storybook/frame.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Я хочу получать информацию об акциях и специальных предложениям' },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { label: 'Тихий час', hint: 'С 22:00 до 8:00 заказы не принимаются' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'С 22:00 до 8:00 заказы не принимаются',
    );
  },
};

export const Invalid: Story = {
  args: {
    label: 'Соглашаюсь с правилами проживания',
    error: 'Без согласия заказать не получится',
  },
};

export const Disabled: Story = { args: { disabled: true, label: 'Тихий час с 22:00 до 8:00' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
