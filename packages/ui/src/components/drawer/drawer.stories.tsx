import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Price } from '../price/index.ts';
import { ProductPicture } from '../illustration/index.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Заказ № 1042',
    description: 'Коттедж «Сосновый», 18:42',
    children: <p>Уха по-царски, два прибора. Постучать тихо: ребёнок спит.</p>,
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
  args: { side: 'start', title: 'Меню', description: undefined },
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
