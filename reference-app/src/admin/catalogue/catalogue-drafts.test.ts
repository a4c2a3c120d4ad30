import { describe, expect, it } from 'vitest';
import { changedFields } from '../editing/changed-fields.ts';
import {
  emptyProduct,
  productDraftOf,
  productErrors,
  productValues,
} from './products/product-draft.ts';
import { emptyStore, storeDraftOf, storeErrors, storeValues } from './stores/store-draft.ts';

const product = {
  id: 3,
  name: 'Мыло',
  description: 'С липой',
  for_sale: true,
  image: { url: '/media/demo/soap.svg' },
  memo_text: '',
  price: 150.5,
  store: { id: 1, title: 'Лавка' },
  warning_text: 'Под заказ',
  sort_priority: 2,
  vatCode: 3,
  version: 7,
};
const store = {
  id: 1,
  title: 'Лавка',
  description: 'Хлеб',
  isActive: true,
  preview_size: 'large',
  short_desc: 'Свежее',
  tag: '',
  image: null,
  store_type: { id: 2, label: 'Магазин', value: 'shop' as const },
  fee: { name: 'Сбор', description: '', type: 'percent' as const, value: 10.5 },
  category: { id: 4, name: 'Еда' },
  isCustom: true,
  customId: 'lavka',
  sort_priority: 0,
  productCount: 2,
  forSaleCount: 1,
  version: 3,
};

describe('the form of a product', () => {
  it('sends what it was filled with, and of a change only what is new', () => {
    const before = productDraftOf(product);
    const values = productValues(before)!;
    expect(values).toMatchObject({ name: 'Мыло', price: 150.5, sort_priority: 2, vatCode: 3 });
    const after = productValues({ ...before, price: '', imageUrl: null, vatCode: '' })!;
    expect(changedFields(after, values)).toEqual({ price: -1, image: null, vatCode: null });
    expect(changedFields(values, values)).toEqual({});
  });

  it('says what is missing', () => {
    expect(productErrors(emptyProduct)).toEqual(['name']);
    const wrong = { ...emptyProduct, name: ' \u200b', price: '1,005', place: '1,5' };
    expect(productErrors(wrong)).toEqual(['name', 'price', 'place']);
    expect(productValues(wrong)).toBeUndefined();
  });
});

describe('the form of a store', () => {
  it('sends what it was filled with', () => {
    expect(storeValues(storeDraftOf(store))).toEqual({
      title: 'Лавка',
      short_desc: 'Свежее',
      description: 'Хлеб',
      tag: '',
      store_type: 'shop',
      preview_size: 'large',
      sort_priority: 0,
      category: 4,
      image: null,
      fee: { name: 'Сбор', description: '', type: 'percent', value: 10.5 },
      isCustom: true,
      customId: 'lavka',
    });
  });

  it.each([
    [{}, ['title']],
    [{ title: 'Лавка', isCustom: true }, ['customId']],
    [{ title: 'Лавка', isCustom: true, customId: 'лавка' }, ['customId']],
    [{ title: 'Лавка', customId: '../admin' }, ['customId']],
    [{ title: 'Лавка', feeType: 'percent' as const, feeValue: '100,01' }, ['percent']],
    [{ title: 'Лавка', feeValue: '' }, ['feeValue']],
    [{ title: 'Лавка', feeValue: '100,01', place: 'x' }, ['place']],
  ])('with %j is wrong in %j', (change, fieldErrors) => {
    expect(storeErrors({ ...emptyStore, ...change })).toEqual(fieldErrors);
    expect(storeValues({ ...emptyStore, ...change })).toBeUndefined();
  });
});
