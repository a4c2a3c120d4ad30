import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../../storybook/frame.tsx';
import { Link } from '../link/index.ts';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        <h2>Баня на берегу</h2>
        <p>Топим на берёзовых дровах. До озера сорок шагов по настилу.</p>
        <Link href="#sauna">Выбрать время</Link>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Raised: Story = { args: { variant: 'raised' } };
export const Sunken: Story = { args: { variant: 'sunken', padding: 'large' } };
