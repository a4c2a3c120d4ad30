import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { ProductPicture } from '../illustration/index.ts';
import { Timeline } from '../timeline/index.ts';
import { BottomSheet, Drawer } from './drawer.tsx';

function OrderAtAGlance() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Timeline
        steps={[
          { label: 'Новый', state: 'done', note: '18:42' },
          { label: 'В работе', state: 'current', note: 'с 18:47' },
          { label: 'Доставляется', state: 'ahead' },
          { label: 'Выполнен', state: 'ahead' },
        ]}
      />
      <ul style={{ display: 'grid', gap: 8 }}>
        {lines.map(([name, kopecks]) => (
          <li key={name} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            {name} <Price kopecks={kopecks} />
          </li>
        ))}
      </ul>
      <Card variant="sunken">Два прибора. Постучать тихо: ребёнок спит.</Card>
    </div>
  );
}

const lines = [
  ['Уха по-царски × 2', 124000],
  ['Морс клюквенный', 25000],
] as const;

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  subcomponents: { BottomSheet },
  parameters: ownFrame,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Заказ № 1042',
    description: 'Коттедж «Сосновый», 18:42',
    children: <OrderAtAGlance />,
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="secondary">Отменить</Button>
        <Button>Принять в работу</Button>
      </>
    ),
  },
};

export const FromTheStart: Story = {
  args: {
    side: 'start',
    title: 'Меню',
    description: undefined,
    children: (
      <ul style={{ display: 'grid', gap: 20, fontSize: 'var(--portal-text-lead)' }}>
        {['Завтраки', 'Супы', 'Горячее', 'На углях', 'К чаю', 'Детям'].map((part) => (
          <li key={part}>
            <Link href="#part" variant="plain">
              {part}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
};

export const Sheet: Story = {
  render: function Opened() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          title="Уха по-царски"
          footer={
            <>
              <Price kopecks={62000} size="large" style={{ marginInlineEnd: 'auto' }} />
              <Button>В корзину</Button>
            </>
          }
        >
          <ProductPicture
            seed="Уха по-царски"
            motif="fish"
            style={{ inlineSize: '100%', borderRadius: 'var(--portal-radius-card)' }}
          />
          <p style={{ marginBlockStart: 16 }}>
            Судак, стерлядь и дым от берёзовой головни. 420 г. Аллергены: рыба, сельдерей.
          </p>
        </BottomSheet>
      </>
    );
  },
};

/** Opened by the keyboard, left by Escape: focus comes back to the button. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
