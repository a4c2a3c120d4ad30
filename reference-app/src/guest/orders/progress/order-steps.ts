import {
  cancelReasonLabel,
  orderStatuses,
  orderStatusLabel,
  type OrderStatus,
} from '@portal/domain/orders';
import type { TimelineState, TimelineStep } from '@portal/ui';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import type { Translate } from '../../../shared/texts/app-texts.ts';

const wayOfAnOrder: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'canceled',
);

type Progress = Pick<
  AppOrder,
  'status' | 'previous_status' | 'cancelReason' | 'create_at' | 'completed_at'
>;

/** How far an order has come, for a Timeline. `formatTime` shows a time of the wire to a person. */
export function orderSteps(
  order: Progress,
  t: Translate,
  formatTime: (time: string) => string,
): TimelineStep[] {
  const notes: Partial<Record<OrderStatus, string>> = {
    new: formatTime(order.create_at),
    ...(order.completed_at && { [order.status]: formatTime(order.completed_at) }),
  };
  const step = (status: OrderStatus, state: TimelineState): TimelineStep => ({
    label: orderStatusLabel(t, status),
    state,
    note: notes[status],
  });

  if (order.status === 'canceled') {
    const reached = wayOfAnOrder.indexOf(order.previous_status ?? 'new');
    const canceled = step('canceled', 'failed');
    const reason = order.cancelReason && cancelReasonLabel(t, order.cancelReason.cancel_reason);
    return [
      ...wayOfAnOrder.slice(0, Math.max(reached, 0) + 1).map((status) => step(status, 'done')),
      { ...canceled, note: [reason, canceled.note].filter(Boolean).join(' · ') || undefined },
    ];
  }
  const now = wayOfAnOrder.indexOf(order.status);
  const isOver = order.status === 'done';
  return wayOfAnOrder.map((status, place) => {
    if (place < now || isOver) return step(status, 'done');
    return step(status, place === now ? 'current' : 'ahead');
  });
}
