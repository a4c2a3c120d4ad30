import { isOrderClosed, isPaid, orderMachine, type OrderStatus } from '@portal/domain/orders';
import type { OrderActor } from '@portal/domain/server';
import { decideState } from '@portal/domain/state-machine';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import { decideLines, type OrderableGoods } from './line-change.ts';
import type { ChangeDecision, ChangeRefusal, OrderChange, OrderEdit } from './order-edit.ts';
import type { OrderRow } from '../order-row.ts';

const field = (path: string) => `data.order.${path}`;

/** Decides on an edit by staff, with what can be had at this moment of what it names. */
export function decideEdit(
  order: OrderRow,
  edit: OrderEdit,
  actor: OrderActor,
  goods: OrderableGoods,
  now: Date,
): ChangeDecision {
  if (edit.version !== undefined && edit.version !== order.version) {
    const { version } = order;
    const newer = { message: 'issue.newerVersion', params: { n: version }, value: version };
    return refuse('STALE_VERSION', [{ path: field('version'), ...newer }]);
  }
  const decisions = [
    decideTexts(order, edit),
    decideLines(order, edit, goods),
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
    conditions: { own: true, unpaid: !isPaid(order.paidFor) },
    inputs: { reason: cancelReason !== undefined },
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
      statusAt: now,
      ...(status === 'inwork' && { acceptedAt: now }),
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
  const { description = order.description } = edit;
  const change = {
    ...(approve !== order.approve && { approve }),
    ...(comment !== order.comment && { comment }),
    ...(description !== order.description && { description }),
  };
  const isRefused = isOrderClosed(order.status) && Object.keys(change).length > 0;
  return isRefused ? refuse('ILLEGAL_TRANSITION') : { change };
}

function refuse(code: ChangeRefusal['code'], details?: RefusedField[]): ChangeDecision {
  return { refusal: { code, ...(details && { details }) } };
}
