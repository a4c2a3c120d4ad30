import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import type { OrderLineRow } from '../order-row.ts';

/** A product as the catalogue has it at this moment. */
export interface CatalogueProduct {
  readonly id: number;
  readonly storeId: number;
  readonly name: string;
  readonly priceKopecks: number | null;
  readonly forSale: boolean;
  readonly vatCode: number | null;
}

/** A requested line as it would be frozen. */
export interface RequestedLine {
  /** Where it stands in the request. */
  readonly index: number;
  readonly line: OrderLineRow;
}

/** The requested lines, resolved and validated. */
export interface RequestedGoods {
  readonly wrong: readonly RefusedField[];
  /** Those that are known, also where they are not for sale. */
  readonly lines: readonly RequestedLine[];
  readonly unsold: readonly RefusedField[];
  readonly stopped: readonly RefusedField[];
  /** No line can be resolved at this moment. */
  readonly isUnavailable: boolean;
}

const path = (index: number) => `data.order.products.${index}`;

/** Looks the requested products up in the catalogue. */
export function validateProducts(
  requested: readonly { readonly id: number | string; readonly quantity: number }[],
  storeId: number,
  catalogue: readonly CatalogueProduct[],
): RequestedGoods {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const productOf = (id: number | string) => (typeof id === 'number' ? byId.get(id) : undefined);
  return {
    wrong: requested.flatMap(({ id }, index) => {
      if (productOf(id)?.storeId === storeId) return [];
      return [{ path: `${path(index)}.id`, message: 'issue.noProduct' }];
    }),
    lines: requested.flatMap(({ id, quantity }, index) => {
      const product = productOf(id);
      return product ? [{ index, line: lineOf(product, quantity) }] : [];
    }),
    unsold: requested.flatMap(({ id }, index) => {
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
