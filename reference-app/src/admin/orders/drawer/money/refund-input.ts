import type { InputOf } from '@portal/client';
import { refundAmount, type RefundedLine, type refundPayment } from '@portal/domain/payments';
import { readAmountUpTo } from '../../../amounts/written-amount.ts';
import type { OrderDetails } from '../../queries/order-details-query.ts';

/** What staff want to give back, as they have filled it in. */
export interface RefundDraft {
  readonly how: 'all' | 'lines' | 'amount';
  /** Pieces by the place of their line. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Roubles as they were typed. */
  readonly roubles: string;
  readonly comment: string;
}

function linesOf({ pieces }: RefundDraft): RefundedLine[] {
  return [...pieces].flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []));
}

/** Roubles the guest gets back by this draft; null while it does not say. */
export function requestedAmount(
  draft: RefundDraft,
  { order, payments }: Pick<OrderDetails, 'order' | 'payments'>,
  atMost: number,
): number | null {
  if (draft.how === 'all') return atMost;
  if (draft.how === 'lines') {
    const lines = linesOf(draft);
    return lines.length > 0 ? refundAmount(order, payments, lines) : null;
  }
  return readAmountUpTo(draft.roubles, atMost);
}

/** What has to be asked of the server. */
export function inputOf(
  draft: RefundDraft,
  orderId: number,
  amount: number,
): InputOf<typeof refundPayment> {
  return {
    orderId,
    comment: draft.comment.trim(),
    ...(draft.how === 'amount' && { amount }),
    ...(draft.how === 'lines' && { lines: linesOf(draft) }),
  };
}
