import {
  decideState,
  isOrderClosed,
  isPaid,
  orderMachine,
  quoteOrder,
  type OrderActor,
  type OrderStatus,
  type ProblemDetail,
  type updateOrder,
} from '@portal/domain';
import type { z } from 'zod';
import { lineOf, type CatalogueProduct } from './order-assessment.ts';
import { feeOf, type OrderLineRow, type OrderRow } from './order-row.ts';

/** What staff ask to change, parsed. */
export type OrderEdit = z.output<typeof updateOrder.body>['data']['order'];

/** The columns that change; an empty one changes nothing. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'previousStatus'
    | 'completedAt'
    | 'cancelReason'
    | 'cancelMetadata'
    | 'approve'
    | 'comment'
    | 'lines'
    | 'totalKopecks'
  > & { feeKopecks: number }
>;

/** Why an order cannot be changed as asked. */
export interface ChangeRefusal {
  readonly code:
    | 'ILLEGAL_TRANSITION'
    | 'STALE_VERSION'
    | 'NOT_FOR_SALE'
    | 'ALREADY_PAID'
    | 'CANCEL_REASON_REQUIRED'
    | 'INVALID';
  readonly details?: ProblemDetail[];
  readonly text?: string;
}

/** What becomes of a wish to change an order. */
export type ChangeDecision = { readonly change: OrderChange } | { readonly refusal: ChangeRefusal };

const field = (path: string) => `data.order.${path}`;

/** Decides on an edit by staff; `products` are those of the order's store that the edit names. */
export function decideEdit(
  order: OrderRow,
  edit: OrderEdit,
  actor: OrderActor,
  products: readonly CatalogueProduct[],
  now: Date,
): ChangeDecision {
  if (edit.version !== undefined && edit.version !== order.version) {
    const message = `Текущая версия: ${order.version}`;
    return refuse('STALE_VERSION', [{ path: field('version'), message, value: order.version }]);
  }
  const decisions = [
    decideTexts(order, edit),
    decideLines(order, edit, products),
    decideStatus(order, edit.status ?? order.status, edit.cancelReason, actor, now),
  ];
  const change: OrderChange = {};
  for (const decision of decisions) {
    if ('refusal' in decision) return decision;
    Object.assign(change, decision.change);
  }
  return { change };
}

/** Decides on a new status. The one the order has already changes nothing. */
export function decideStatus(
  order: OrderRow,
  status: OrderStatus,
  cancelReason: OrderEdit['cancelReason'],
  actor: OrderActor,
  now: Date,
): ChangeDecision {
  const decision = decideState(orderMachine, order.status, status, {
    actor,
    facts: { own: true, unpaid: !isPaid(order.paidFor) },
    given: { reason: cancelReason !== undefined },
  });
  if (!decision.ok) {
    const { reason } = decision.refusal;
    if (reason === 'INPUT_MISSING') return refuse('CANCEL_REASON_REQUIRED');
    return refuse(reason === 'FACT_MISSING' ? 'ALREADY_PAID' : 'ILLEGAL_TRANSITION');
  }
  if (!decision.changed) return { change: {} };
  return {
    change: {
      status,
      previousStatus: order.status,
      ...(status === 'done' && { completedAt: now }),
      ...(status === 'canceled' &&
        cancelReason && {
          cancelReason: cancelReason.cancel_reason,
          cancelMetadata: cancelReason.metadata,
        }),
    },
  };
}

function decideTexts(order: OrderRow, edit: OrderEdit): ChangeDecision {
  const { approve = order.approve, comment = order.comment } = edit;
  const change = {
    ...(approve !== order.approve && { approve }),
    ...(comment !== order.comment && { comment }),
  };
  const isRefused = isOrderClosed(order.status) && Object.keys(change).length > 0;
  return isRefused ? refuse('ILLEGAL_TRANSITION') : { change };
}

/**
 * New lines for an order nobody has begun. Lines that stay keep their frozen price, new ones take the
 * catalogue's; the fee keeps its rule.
 */
function decideLines(
  order: OrderRow,
  edit: OrderEdit,
  catalogue: readonly CatalogueProduct[],
): ChangeDecision {
  if (edit.iikoProducts) {
    return invalid('iikoProducts', 'В этом заказе нет блюд');
  }
  if (!edit.products) return { change: {} };
  if (order.status !== 'new') {
    const text = 'Состав заказа можно менять, пока он новый.';
    return { refusal: { code: 'ILLEGAL_TRANSITION', text } };
  }
  if (isPaid(order.paidFor)) return refuse('ALREADY_PAID');
  if (order.paidFor === 'pending') {
    const text = 'Гость сейчас оплачивает этот заказ: его состав менять нельзя.';
    return { refusal: { code: 'ILLEGAL_TRANSITION', text } };
  }

  const frozen = new Map(order.lines.map((line) => [line.productId, line]));
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const lines: OrderLineRow[] = [];
  const unknown: ProblemDetail[] = [];
  const unavailable: ProblemDetail[] = [];
  for (const [index, { id, quantity }] of edit.products.entries()) {
    const kept = frozen.get(String(id));
    const product = products.get(id);
    const path = field(`products.${index}.id`);
    if (kept) lines.push({ ...kept, quantity });
    else if (!product) unknown.push({ path, message: 'В этом магазине нет такого товара' });
    else if (product.forSale) lines.push(lineOf(product, quantity));
    else unavailable.push({ path, message: `«${product.name}» сейчас не продаётся` });
  }
  if (unknown.length > 0) return refuse('INVALID', unknown);
  if (unavailable.length > 0) return refuse('NOT_FOR_SALE', unavailable);

  const quote = quoteOrder(lines, feeOf(order));
  if (quote === 'TOTAL_TOO_LARGE') return invalid('products', 'Сумма заказа слишком велика');
  if (order.paymentType === 'external' && !quote.isPayableOnline) {
    return invalid('products', 'Заказ с неизвестной или нулевой суммой нельзя оплатить онлайн');
  }
  const { feeKopecks, totalKopecks } = quote;
  return { change: { lines, feeKopecks: feeKopecks ?? 0, totalKopecks } };
}

function refuse(code: ChangeRefusal['code'], details?: ProblemDetail[]): ChangeDecision {
  return { refusal: { code, ...(details && { details }) } };
}

function invalid(path: string, message: string): ChangeDecision {
  return refuse('INVALID', [{ path: field(path), message }]);
}
