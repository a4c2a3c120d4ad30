import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landscape } from './landscape.tsx';
import { ProductPicture, type ProductMotif } from './product-picture.tsx';
import { Sprig } from './sprig.tsx';
import { stillLives } from './still-life.tsx';

const meta = {
  title: 'Components/Illustration',
  component: Landscape,
  subcomponents: { ProductPicture, Sprig },
} satisfies Meta<typeof Landscape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Window: Story = { args: { style: { inlineSize: 220 } } };

export const View: Story = {
  args: { variant: 'wide', style: { inlineSize: '100%', blockSize: 'min(26rem, 60vw)' } },
};

export const Emblem: Story = { render: () => <Sprig style={{ blockSize: 120 }} /> };

const motifs = Object.keys(stillLives) as ProductMotif[];

/** Every still life. A product without a photograph gets one by its name. */
export const ProductPictures: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 45%), 1fr))',
      }}
    >
      {motifs.map((motif) => (
        <ProductPicture
          key={motif}
          seed={motif}
          motif={motif}
          style={{ inlineSize: '100%', borderRadius: 'var(--portal-radius-card)' }}
        />
      ))}
    </div>
  ),
};
