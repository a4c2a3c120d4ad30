import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../../storybook/frame.tsx';
import * as styles from './control.css.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Во сколько разбудить',
    hint: 'Позвоним два раза',
    children: (control) => (
      <input type="time" defaultValue="07:30" className={styles.control} {...control} />
    ),
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Во сколько разбудить')).toHaveAccessibleDescription(
      'Позвоним два раза',
    );
  },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { error: 'Раньше шести утра будим только рыбаков. Выберите время позже.' },
};
