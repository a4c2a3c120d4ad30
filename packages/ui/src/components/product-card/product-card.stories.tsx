import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: {
    name: 'Сырники со сметаной и мёдом',
    motif: 'pancakes',
    description: 'Творог с фермы по соседству, сметана двадцатой жирности, липовый мёд.',
    priceKopecks: 49000,
    onOpen: () => undefined,
  },
  render: function Counting(args) {
    const [quantity, setQuantity] = useState(args.quantity ?? 0);
    return (
      <div style={{ maxInlineSize: 300 }}>
        <ProductCard {...args} quantity={quantity} onQuantityChange={setQuantity} />
      </div>
    );
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InCart: Story = { args: { quantity: 2 } };

export const WithMark: Story = { args: { badge: <Badge tone="accent">Шеф советует</Badge> } };

export const SoldOut: Story = { args: { unavailableLabel: 'Закончилось' } };

/** Something has to be chosen first: the button opens the sheet, and counts what is in the cart. */
export const ToChoose: Story = {
  args: {
    name: 'Форель на углях',
    motif: 'fish',
    description: 'Из нашего озера, гарнир на выбор',
    measure: '250 г',
    priceKopecks: 235000,
    isPriceFrom: true,
    chooseLabel: 'Выбрать',
    quantity: 2,
    onOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    const choose = canvas.getByRole('button', { name: 'Выбрать: Форель на углях, в корзине: 2' });
    await userEvent.click(choose);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    motif: 'bread',
    name: 'Ассорти домашних сыров с вареньем из сосновых шишек, мёдом и гречишными хлебцами',
    description:
      'Шесть сыров нашей сыроварни: от мягкого козьего до выдержанного полгода. К ним варенье, мёд и хлебцы, которые пекут каждое утро.',
    priceKopecks: 1249050,
  },
};

const dishes = [
  ['Уха по-царски', 'fish', 'Судак, стерлядь, дым от берёзовой головни', 62000],
  ['Борщ с говядиной', 'soup', 'С чесночными пампушками и салом', 48000],
  ['Пельмени из оленины', 'dumplings', 'Ручная лепка, брусничный соус', 79000],
  ['Драники', 'pancakes', 'Со сметаной и копчёной форелью', 56000],
  ['Медовик', 'cake', 'Двенадцать коржей, сметанный крем', 39000],
  ['Морс клюквенный', 'bottle', 'Пол-литра, подаём холодным', 25000],
] as const;

/** Two columns on a phone: the cards are small ones there. */
export const Grid: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '2rem 1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      }}
    >
      {dishes.map(([name, motif, description, priceKopecks], index) => (
        <ProductCard
          key={name}
          {...{ name, motif, description, priceKopecks }}
          quantity={index === 1 ? 3 : 0}
          onQuantityChange={() => undefined}
          onOpen={() => undefined}
          unavailableLabel={index === 3 ? 'Закончилось' : undefined}
        />
      ))}
    </div>
  ),
};

/** The name opens the card, the button adds it, the stepper counts on. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Сырники/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Сырники/ })).toHaveValue('1');
  },
};
