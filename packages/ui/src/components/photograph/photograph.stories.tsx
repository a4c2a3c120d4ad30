import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from '../illustration/index.ts';
import { Photograph } from './photograph.tsx';

const meta = {
  title: 'Components/Photograph',
  component: Photograph,
  args: {
    src: null,
    fallback: <ProductPicture seed="Уха" motif="fish" style={{ maxInlineSize: 300 }} />,
  },
} satisfies Meta<typeof Photograph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The address leads nowhere: the drawing takes its place. */
export const Lost: Story = { args: { src: 'data:image/png;base64,bG9zdA==' } };
