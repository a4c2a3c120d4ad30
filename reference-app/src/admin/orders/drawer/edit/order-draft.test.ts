import { describe, expect, it } from 'vitest';
import {
  changeOf,
  draftOf,
  draftTotal,
  rebase,
  withProduct,
  withQuantity,
  type EditedOrder,
} from './order-draft.ts';

const tea = { id: 1, name: 'Чай', price: 150, quantity: 2 };
const cake = { id: 2, name: 'Торт', price: 400, quantity: 1 };
const fee = { name: 'Доставка', type: 'percent', value: 10 } as const;
const base: EditedOrder = {
  id: 1042,
  version: 3,
  status: 'new',
  products: [tea, cake],
  iikoProducts: [],
  comment: 'Без сахара',
  description: '',
  approve: false,
  fee,
  paid_for: null,
};

describe('a changed order', () => {
  it('asks for nothing when nothing is different', () => {
    expect(changeOf(base, draftOf(base))).toBeNull();
    expect(changeOf(base, { ...draftOf(base), comment: ' Без сахара ' })).toBeNull();
  });

  it('asks for every line that stays, and only for what is different', () => {
    const draft = withProduct(withQuantity(draftOf(base), '2', 0), { ...tea, id: 3, name: 'Сок' });
    expect(changeOf(base, draft)).toEqual({
      id: 1042,
      version: 3,
      products: [
        { id: 1, quantity: 2 },
        { id: 3, quantity: 1 },
      ],
    });
    expect(changeOf(base, { ...draftOf(base), description: ' У двери ' })).toEqual({
      id: 1042,
      version: 3,
      description: 'У двери',
    });
    expect(changeOf(base, { ...draftOf(base), approve: true })).toEqual({
      id: 1042,
      version: 3,
      approve: true,
    });
  });

  it('costs what its lines and the fee come to, by the server’s own rule', () => {
    expect(draftTotal(withQuantity(draftOf(base), '2', 0), fee)).toBe(33_000);
    const unpriced = { ...draftOf(base), products: [{ ...tea, price: -1 }] };
    expect(draftTotal(unpriced, fee)).toBeNull();
  });

  it('adds a piece of what is there already', () => {
    expect(withProduct(draftOf(base), tea).products[0]?.quantity).toBe(3);
  });
});

describe('two people on one order', () => {
  it('keep what each of them has changed', () => {
    const theirs = { ...base, version: 4, products: [tea], comment: 'Без сахара, к 9:00' };
    const mine = withQuantity(draftOf(base), '1', 5);
    const together = rebase(base, theirs, mine);
    expect(together.products).toEqual([{ ...tea, quantity: 5 }]);
    expect(together.comment).toBe('Без сахара, к 9:00');
    expect(changeOf(theirs, together)).toEqual({
      id: 1042,
      version: 4,
      products: [{ id: 1, quantity: 5 }],
    });
  });

  it('count what was changed last where both changed the same', () => {
    const theirs = { ...base, version: 4, products: [{ ...tea, quantity: 1 }, cake], comment: 'А' };
    const mine = { ...withQuantity(draftOf(base), '1', 0), comment: 'Б' };
    const together = rebase(base, theirs, mine);
    expect(together.products).toEqual([cake]);
    expect(together.comment).toBe('Б');
  });
});
