import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { LoadingBar } from './loading-bar.tsx';

const meta = {
  title: 'Components/LoadingBar',
  component: LoadingBar,
  parameters: ownFrame,
  args: { active: true },
  render: (args) => (
    <>
      <LoadingBar {...args} />
      <p>Открываем ресторан. Тонкая линия наверху появляется через 100 мс.</p>
    </>
  ),
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AtRest: Story = { args: { active: false } };
