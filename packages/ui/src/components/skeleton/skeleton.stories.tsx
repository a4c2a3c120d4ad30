import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <Frame width={280}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ProductLoading: Story = {
  render: () => (
    <>
      <Skeleton variant="picture" />
      <Skeleton />
      <Skeleton style={{ inlineSize: '60%' }} />
      <Skeleton variant="control" />
    </>
  ),
};
