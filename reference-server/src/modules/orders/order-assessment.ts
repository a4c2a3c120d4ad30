import {
  formatMoney,
  priceToWire,
  quoteOrder,
  type newOrderSchema,
  type OrderQuote,
  type PaymentSystem,
  type ProblemDetail,
  type storeKinds,
} from '@portal/domain';
import type { z } from 'zod';
import { feeOf, type OrderLineRow, type OrderRow } from './order-row.ts';

/** What a guest asks for, parsed. */
export type OrderWish = z.output<typeof newOrderSchema>;

/** A product as the catalogue has it at this moment. */
export interface CatalogueProduct {
  readonly id: number;
  readonly storeId: number;
  readonly name: string;
  readonly priceKopecks: number | null;
  readonly forSale: boolean;
}

/** What the portal knows of everything that a wish names. */
export interface PlacementFacts {
  readonly room: { readonly name: string } | null;
  readonly store:
    | ({
        readonly title: string;
        readonly isActive: boolean;
        readonly kind: (typeof storeKinds)[number];
      } & Pick<OrderRow, 'feeName' | 'feeType' | 'feeValueHundredths'>)
    | null;
  readonly products: readonly CatalogueProduct[];
  readonly paymentSystems: readonly PaymentSystem[];
}

/** Why an order cannot be placed as asked. */
export interface PlacementRefusal {
  readonly code:
    'INVALID' | 'RESTAURANT_UNAVAILABLE' | 'STORE_CLOSED' | 'NOT_FOR_SALE' | 'PRICE_CHANGED';
  readonly details: ProblemDetail[];
}

/** What an order will be: where, its lines, frozen, and what they come to. */
export interface AcceptedPlacement {
  readonly store: NonNullable<PlacementFacts['store']>;
  readonly room: NonNullable<PlacementFacts['room']>;
  readonly lines: readonly OrderLineRow[];
  readonly quote: OrderQuote;
}

const field = (path: string) => `data.order.${path}`;

/**
 * Decides whether an order can be placed as asked, by the catalogue alone: nothing a guest says about
 * prices counts. Fields that are wrong come before what has changed since the guest looked; a refusal
 * for the latter carries the new quote.
 */
export function assessOrder(
  wish: OrderWish,
  facts: PlacementFacts,
): { accepted: AcceptedPlacement } | { refusal: PlacementRefusal } {
  const { store, room } = facts;
  if (store?.kind === 'restaurant') {
    return { refusal: { code: 'RESTAURANT_UNAVAILABLE', details: [] } };
  }
  const products = new Map(facts.products.map((product) => [product.id, product]));
  const wrong = [
    ...wrongPlaces(facts),
    ...wrongProducts(wish, products),
    ...wrongPayment(wish, facts),
  ];
  const lines = wish.products.flatMap(({ id, quantity }) => {
    const product = typeof id === 'number' ? products.get(id) : undefined;
    return product ? [lineOf(product, quantity)] : [];
  });
  if (!store || !room || wrong.length > 0) return invalid(wrong);

  const quote = quoteOrder(lines, feeOf(store));
  if (quote === 'TOTAL_TOO_LARGE') {
    return invalid([{ path: field('products'), message: 'Сумма заказа слишком велика' }]);
  }
  if (wish.paymentType === 'external' && !quote.isPayableOnline) {
    const message = 'Заказ с неизвестной или нулевой суммой нельзя оплатить онлайн';
    return invalid([{ path: field('paymentType'), message }]);
  }

  const details = () => quoteDetails(lines, store.feeName, quote);
  if (!store.isActive) {
    const message = `«${store.title}» сейчас не принимает заказы`;
    const closed = { path: field('store'), message, value: false };
    return { refusal: { code: 'STORE_CLOSED', details: [closed, ...details()] } };
  }
  const unavailable = lines.flatMap(({ productId, name }, index) =>
    products.get(Number(productId))?.forSale === false
      ? [
          {
            path: field(`products.${index}`),
            message: `«${name}» сейчас не продаётся`,
            value: false,
          },
        ]
      : [],
  );
  if (unavailable.length > 0) {
    return { refusal: { code: 'NOT_FOR_SALE', details: [...unavailable, ...details()] } };
  }
  if (wish.expectedTotal !== undefined && !isTotal(wish.expectedTotal, quote)) {
    return { refusal: { code: 'PRICE_CHANGED', details: details() } };
  }
  return { accepted: { store, room, lines, quote } };
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
  };
}

function invalid(details: ProblemDetail[]): { refusal: PlacementRefusal } {
  return { refusal: { code: 'INVALID', details } };
}

function wrongPlaces({ store, room }: PlacementFacts): ProblemDetail[] {
  return [
    ...(store ? [] : [{ path: field('store'), message: 'Такого магазина нет' }]),
    ...(room ? [] : [{ path: field('room'), message: 'Такого номера нет' }]),
  ];
}

function wrongProducts(
  wish: OrderWish,
  products: ReadonlyMap<number, CatalogueProduct>,
): ProblemDetail[] {
  return wish.products.flatMap(({ id }, index) => {
    const product = typeof id === 'number' ? products.get(id) : undefined;
    if (product?.storeId === wish.store) return [];
    return [{ path: field(`products.${index}.id`), message: 'В этом магазине нет такого товара' }];
  });
}

function wrongPayment(wish: OrderWish, { paymentSystems }: PlacementFacts): ProblemDetail[] {
  if (wish.paymentType !== 'external') return [];
  if (paymentSystems.some(({ title_system }) => title_system === wish.payment_system)) return [];
  return [{ path: field('payment_system'), message: 'Выберите способ оплаты из настроек портала' }];
}

/** Compares as whole kopecks: what a client wrote may carry the drift of its own sums. */
function isTotal(expectedRoubles: number, { totalKopecks }: OrderQuote): boolean {
  return Math.round(expectedRoubles * 100) === totalKopecks;
}

/** Lines, fee and total as they would be now, each with its value in roubles. */
function quoteDetails(
  lines: readonly OrderLineRow[],
  feeName: string,
  quote: OrderQuote,
): ProblemDetail[] {
  const amount = (path: string, label: string, kopecks: number | null): ProblemDetail => ({
    path: field(path),
    message: `${label}: ${formatMoney(kopecks)}`,
    value: priceToWire(kopecks),
  });
  return [
    ...lines.map(({ name, priceKopecks }, index) =>
      amount(`products.${index}.price`, name, priceKopecks),
    ),
    ...(quote.feeKopecks === 0 ? [] : [amount('fee', feeName || 'Сбор', quote.feeKopecks)]),
    amount('expectedTotal', 'Итого', quote.totalKopecks),
  ];
}
