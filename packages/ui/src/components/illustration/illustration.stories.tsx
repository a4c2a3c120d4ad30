import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../storybook/frame.tsx';
import { Landscape } from './landscape.tsx';
import { ProductPicture } from './product-picture.tsx';
import { Sprig } from './sprig.tsx';

const meta = {
  title: 'Components/Illustration',
  component: Landscape,
} satisfies Meta<typeof Landscape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Window: Story = { args: { style: { inlineSize: 220 } } };

export const View: Story = {
  args: { shape: 'wide', style: { inlineSize: '100%', blockSize: 260 } },
};

export const Emblem: Story = { render: () => <Sprig style={{ blockSize: 120 }} /> };

export const ProductPictures: Story = {
  render: () => (
    <Row>
      {['Уха', 'Борщ', 'Пельмени', 'Медовик', 'Морс', 'Халат'].map((name) => (
        <ProductPicture
          key={name}
          seed={name}
          style={{ inlineSize: 160, borderRadius: 'var(--portal-radius-card)' }}
        />
      ))}
    </Row>
  ),
};
