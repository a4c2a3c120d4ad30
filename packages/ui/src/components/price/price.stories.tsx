import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../storybook/frame.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { kopecks: 129000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Cases: Story = {
  render: () => (
    <Row>
      <Price kopecks={0} />
      <Price kopecks={null} />
      <Price kopecks={48050} size="small" />
      <Price kopecks={129000} />
      <Price kopecks={99000} beforeKopecks={129000} />
      <Price kopecks={123456700} size="large" />
    </Row>
  ),
};
