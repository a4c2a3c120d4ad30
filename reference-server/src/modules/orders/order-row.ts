import { storeKindLabel, storeKinds } from '@portal/domain/catalogue';
import { priceFromWire, priceToWire, roublesFromKopecks } from '@portal/domain/money';
import {
  orderAttributesSchema,
  type CancelReasonCode,
  type DishLine,
  type LineModifier,
  type Order,
  type OrderStatus,
  type PaidFor,
  type PaymentType,
} from '@portal/domain/orders';
import { createTexts } from '@portal/domain/texts';

/** A line as the database keeps it; `productId` is a number for products, a UUID for dishes. */
export interface OrderLineRow {
  readonly kind: 'product' | 'dish';
  readonly productId: string;
  readonly name: string;
  readonly priceKopecks: number | null;
  readonly quantity: number;
  readonly stoplist: boolean;
  /** Of a dish that has sizes. */
  readonly size: { readonly id: string; readonly name: string } | null;
  /** What goes with each piece of a dish; null: nothing. */
  readonly modifiers: readonly LineModifierRow[] | null;
  /** YooKassa's number for VAT on the receipt; null: the hotel's default. */
  readonly vatCode: number | null;
}

/** What goes with each piece of a dish, as the database keeps it. */
interface LineModifierRow extends Omit<LineModifier, 'price'> {
  readonly priceKopecks: number | null;
}

/** An order with everything that belongs to it, as the database keeps it. */
export interface OrderRow {
  readonly id: number;
  readonly status: OrderStatus;
  readonly previousStatus: OrderStatus | null;
  /** The kind of the store when it was placed; `undefined` for orders from before that was stored. */
  readonly type: string;
  readonly store: { readonly id: number; readonly title: string };
  readonly room: { readonly id: number; readonly name: string };
  readonly guest: { readonly id: number; readonly name: string; readonly phone: string };
  readonly phone: string;
  readonly comment: string;
  readonly description: string;
  readonly paymentType: PaymentType;
  readonly paymentSystem: string | null;
  readonly paidFor: PaidFor;
  readonly approve: boolean;
  readonly feeName: string;
  readonly feeType: 'fix' | 'percent';
  /** Kopecks for `fix`, hundredths of a percent for `percent`. */
  readonly feeValueHundredths: number;
  readonly totalKopecks: number | null;
  readonly refundedKopecks: number;
  readonly cancelReason: CancelReasonCode | null;
  readonly cancelMetadata: Record<string, string> | null;
  readonly createAt: Date;
  /** When it came to its status. */
  readonly statusAt: Date;
  readonly completedAt: Date | null;
  readonly version: number;
  readonly lines: readonly OrderLineRow[];
}

const { t } = createTexts({ locale: 'ru' });
const noType = orderAttributesSchema.shape.type.parse(undefined);

function typeOf(type: string): Order['attributes']['type'] {
  const kind = storeKinds.find((known) => known === type);
  return kind ? { label: storeKindLabel(t, kind), value: kind } : noType;
}

/** The fee in its own unit: roubles, or percent. */
export function feeOf({
  feeType,
  feeValueHundredths,
}: Pick<OrderRow, 'feeType' | 'feeValueHundredths'>) {
  return { type: feeType, value: feeValueHundredths / 100 };
}

/** An order as the wire shows it. */
export function orderOf(row: OrderRow): Order {
  return {
    id: row.id,
    attributes: {
      status: row.status,
      previous_status: row.previousStatus,
      type: typeOf(row.type),
      ...linesOf(row.lines),
      store: row.store,
      room: row.room,
      guest: row.guest,
      phone: row.phone,
      comment: row.comment,
      description: row.description,
      paymentType: row.paymentType,
      payment_system: row.paymentSystem,
      paid_for: row.paidFor,
      approve: row.approve,
      fee: { name: row.feeName, ...feeOf(row) },
      total: priceToWire(row.totalKopecks),
      refunded: roublesFromKopecks(row.refundedKopecks),
      cancelReason: row.cancelReason && {
        cancel_reason: row.cancelReason,
        metadata: row.cancelMetadata,
      },
      create_at: row.createAt.toISOString(),
      status_at: row.statusAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
      version: row.version,
    },
  };
}

/** A line of a dish as the database keeps it. */
export function dishRow(line: DishLine, vatCode: number | null): OrderLineRow {
  const { product, name, price, quantity, stoplist, size, modifiers } = line;
  return {
    kind: 'dish',
    productId: product,
    name,
    priceKopecks: priceFromWire(price),
    quantity,
    stoplist,
    size,
    vatCode,
    modifiers: modifiers.map(({ price: each, ...modifier }) => ({
      ...modifier,
      priceKopecks: priceFromWire(each),
    })),
  };
}

/** Lines as the wire shows them: products and dishes apart. */
export function linesOf(
  lines: readonly OrderLineRow[],
): Pick<Order['attributes'], 'products' | 'iikoProducts'> {
  return {
    products: lines
      .filter(({ kind }) => kind === 'product')
      .map(({ productId, name, priceKopecks, quantity }) => ({
        id: Number(productId),
        name,
        price: priceToWire(priceKopecks),
        quantity,
      })),
    iikoProducts: lines
      .filter(({ kind }) => kind === 'dish')
      .map(({ productId, name, priceKopecks, quantity, stoplist, size, modifiers }) => ({
        product: productId,
        name,
        price: priceToWire(priceKopecks),
        quantity,
        stoplist,
        size,
        modifiers: (modifiers ?? []).map(({ priceKopecks: each, ...modifier }) => ({
          ...modifier,
          price: priceToWire(each),
        })),
      })),
  };
}
