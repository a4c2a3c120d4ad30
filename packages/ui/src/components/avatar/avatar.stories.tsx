import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../storybook/frame.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Анна Воронцова' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Avatar name="Анна Воронцова" size="small" />
      <Avatar name="Михаил" onlineLabel="на портале" />
      <Avatar name="Ольга Ким" size="large" onlineLabel="на портале" />
    </Row>
  ),
};
