import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../../storybook/frame.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Найти гостя', value: '', onValueChange: () => undefined },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Frame>
        <SearchField {...args} value={value} onValueChange={setValue} />
      </Frame>
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { value: 'Воронцова' } };

/** Escape empties it and leaves the focus there. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Найти гостя' });
    await userEvent.type(field, 'Лис');
    await expect(field).toHaveValue('Лис');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
