import type { RefusedField } from '../../kernel/problem-error.ts';
import type { OrderLineRow } from './order-row.ts';

/** A product as the catalogue has it at this moment. */
export interface CatalogueProduct {
  readonly id: number;
  readonly storeId: number;
  readonly name: string;
  readonly priceKopecks: number | null;
  readonly forSale: boolean;
  readonly vatCode: number | null;
}

/** A line that was asked for, as it would be frozen. */
export interface WantedLine {
  /** Where it stands in the request. */
  readonly index: number;
  readonly line: OrderLineRow;
}

/** What becomes of the lines that are asked for. */
export interface WantedGoods {
  readonly wrong: readonly RefusedField[];
  /** Those that are known, also where they are not for sale. */
  readonly lines: readonly WantedLine[];
  readonly unsold: readonly RefusedField[];
  readonly stopped: readonly RefusedField[];
  /** Nothing can be said of any line at this moment. */
  readonly isUnavailable: boolean;
}

const path = (index: number) => `data.order.products.${index}`;

/** Looks the products that are asked for up in the catalogue. */
export function assessProducts(
  wanted: readonly { readonly id: number | string; readonly quantity: number }[],
  storeId: number,
  catalogue: readonly CatalogueProduct[],
): WantedGoods {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const productOf = (id: number | string) => (typeof id === 'number' ? byId.get(id) : undefined);
  return {
    wrong: wanted.flatMap(({ id }, index) => {
      if (productOf(id)?.storeId === storeId) return [];
      return [{ path: `${path(index)}.id`, message: 'issue.noProduct' }];
    }),
    lines: wanted.flatMap(({ id, quantity }, index) => {
      const product = productOf(id);
      return product ? [{ index, line: lineOf(product, quantity) }] : [];
    }),
    unsold: wanted.flatMap(({ id }, index) => {
      const product = productOf(id);
      if (!product || product.forSale) return [];
      return [
        {
          path: path(index),
          message: 'issue.notForSale',
          params: { name: product.name },
          value: false,
        },
      ];
    }),
    stopped: [],
    isUnavailable: false,
  };
}

/** A product's line, frozen. */
export function lineOf(product: CatalogueProduct, quantity: number): OrderLineRow {
  return {
    kind: 'product',
    productId: String(product.id),
    name: product.name,
    priceKopecks: product.priceKopecks,
    quantity,
    stoplist: false,
    size: null,
    modifiers: null,
    vatCode: product.vatCode,
  };
}
