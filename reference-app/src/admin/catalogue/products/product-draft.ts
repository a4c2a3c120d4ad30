import type { NewProduct } from '@portal/domain/catalogue';
import { oneLine } from '@portal/domain/contract';
import type { AdminProduct } from '../catalogue-queries.ts';
import { readPlace, readPrice, writePrice } from '../../amounts/written-amount.ts';

/** A product as it stands in its form. */
export interface ProductDraft {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly forSale: boolean;
  readonly memo: string;
  readonly warning: string;
  readonly imageUrl: string | null;
  readonly place: string;
  /** YooKassa's number; empty: the hotel's default. */
  readonly vatCode: string;
}

/** A product that is written for the first time. */
export const emptyProduct: ProductDraft = {
  name: '',
  description: '',
  price: '',
  forSale: true,
  memo: '',
  warning: '',
  imageUrl: null,
  place: '0',
  vatCode: '',
};

/** A product as it is written down in its form. */
export function productDraftOf(product: AdminProduct): ProductDraft {
  return {
    name: product.name,
    description: product.description,
    price: writePrice(product.price),
    forSale: product.for_sale,
    memo: product.memo_text,
    warning: product.warning_text,
    imageUrl: product.image?.url ?? null,
    place: String(product.sort_priority),
    vatCode: product.vatCode === null ? '' : String(product.vatCode),
  };
}

/** What is wrong in the form of a product. */
export type ProductFieldError = 'name' | 'price' | 'place';

/** What keeps a product from being saved. */
export function productErrors(draft: ProductDraft): ProductFieldError[] {
  return [
    ...(oneLine(draft.name) === '' ? (['name'] as const) : []),
    ...(readPrice(draft.price) === null ? (['price'] as const) : []),
    ...(readPlace(draft.place) === null ? (['place'] as const) : []),
  ];
}

/** The fields of a product as they are sent. */
export type ProductValues = Required<Omit<NewProduct, 'store'>>;

/** What is written, as it is sent; undefined while something is wrong. */
export function productValues(draft: ProductDraft): ProductValues | undefined {
  const price = readPrice(draft.price);
  const place = readPlace(draft.place);
  if (price === null || place === null || oneLine(draft.name) === '') return undefined;
  return {
    name: oneLine(draft.name),
    description: draft.description.trim(),
    price,
    for_sale: draft.forSale,
    memo_text: draft.memo.trim(),
    warning_text: draft.warning.trim(),
    image: draft.imageUrl === null ? null : { url: draft.imageUrl },
    sort_priority: place,
    vatCode: draft.vatCode === '' ? null : Number(draft.vatCode),
  };
}
