import { describe, expect, it } from 'vitest';
import {
  additions,
  bun,
  cream,
  iikoId,
  smallMenu,
  soup,
} from '../../restaurant/testing/small-menu.ts';
import { repeatedDishes, repeatedProducts } from './repeated-goods.ts';

const product = (id: number, for_sale = true) => ({
  id,
  name: `Товар ${id}`,
  description: '',
  for_sale,
  image: null,
  memo_text: '',
  price: 100,
  store: { id: 1, title: 'Лавка' },
  warning_text: '',
});

describe('repeating an order', () => {
  it('takes the products that are still sold, and names the rest as they were ordered', () => {
    const ordered = [1, 2, 3].map((id) => ({ id, name: `Был ${id}`, price: 90, quantity: id }));
    const goods = repeatedProducts({ products: ordered, iikoProducts: [] }, [
      product(1),
      product(2, false),
    ]);
    expect(goods).toEqual({ sold: [{ id: 1, quantity: 1 }], missing: ['Был 2', 'Был 3'] });
  });

  const line = { price: 490, stoplist: false, size: null, modifiers: [] };
  const richSoup = {
    ...line,
    product: soup.id,
    name: 'Борщ',
    quantity: 2,
    modifiers: [{ id: cream.id, name: 'Сметана', price: 50, quantity: 2, group: additions.id }],
  };
  const sweetBun = { ...line, product: bun.id, name: 'Булочка', quantity: 1 };
  const gone = { ...line, product: iikoId(99), name: 'Уха', quantity: 1 };

  it('takes the dishes as they were chosen, and leaves out what has run out or left the menu', () => {
    const ordered = { products: [], iikoProducts: [richSoup, sweetBun, gone] };
    const stopped = [{ product: bun.id, size: null, left: 0 }];
    const { sold, missing } = repeatedDishes(ordered, smallMenu, stopped);
    expect(sold).toMatchObject([
      { id: soup.id, quantity: 2, modifiers: [{ id: cream.id, quantity: 2, group: additions.id }] },
    ]);
    expect(missing).toEqual(['Булочка', 'Уха']);
  });
});
