import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'Комментарий к заказу',
    placeholder: 'Например: без лука, постучать тихо',
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      'Пожалуйста, принесите к 19:30. Ребёнок засыпает рано, поэтому лучше постучать, а не звонить. И два прибора.',
  },
};

export const Invalid: Story = {
  args: { error: 'Комментарий длиннее 500 знаков. Сократите его, пожалуйста.' },
};

export const Disabled: Story = { args: { disabled: true } };
