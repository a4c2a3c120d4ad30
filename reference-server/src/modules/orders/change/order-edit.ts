import type { updateOrder } from '@portal/domain/orders';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import type * as z from 'zod';
import type { OrderRow } from '../order-row.ts';

/** What staff ask to change, parsed. */
export type OrderEdit = z.output<typeof updateOrder.body>['data']['order'];

/** The columns that change; an empty one changes nothing. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'previousStatus'
    | 'statusAt'
    | 'completedAt'
    | 'cancelReason'
    | 'cancelMetadata'
    | 'approve'
    | 'comment'
    | 'description'
    | 'lines'
    | 'totalKopecks'
  > & { feeKopecks: number; acceptedAt: Date }
>;

/** Why an order cannot be changed as asked. */
export interface ChangeRefusal {
  readonly code:
    | 'ILLEGAL_TRANSITION'
    | 'STALE_VERSION'
    | 'NOT_FOR_SALE'
    | 'STOP_LIST'
    | 'RESTAURANT_UNAVAILABLE'
    | 'ALREADY_PAID'
    | 'CANCEL_REASON_REQUIRED'
    | 'INVALID';
  readonly details?: RefusedField[];
  readonly text?: string;
  readonly retryAfterSeconds?: number;
}

/** Result of an order edit. */
export type ChangeDecision = { readonly change: OrderChange } | { readonly refusal: ChangeRefusal };
