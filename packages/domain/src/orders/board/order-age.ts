import type { OrderStatus } from '../order-machine.ts';

/** How long an order may stay in a status, in minutes: until it is late, and until that is alarming. */
export const orderAgeRules = {
  new: { lateAfterMinutes: 3, alarmAfterMinutes: 7 },
  inwork: { lateAfterMinutes: 20, alarmAfterMinutes: 35 },
  delivered: { lateAfterMinutes: 15, alarmAfterMinutes: 30 },
} as const satisfies Partial<Record<OrderStatus, unknown>>;

/** How urgent an order is by the time it has spent in its status. */
export type OrderUrgency = 'timely' | 'late' | 'alarming';

/** How long an order has been in its status. */
export interface OrderAge {
  readonly urgency: OrderUrgency;
  /** Whole minutes in this status, from 0. */
  readonly minutes: number;
  /** When the urgency grows next; null: it does not. */
  readonly growsAt: Date | null;
}

/**
 * How long an order has been in its status, and how urgent that makes it. A closed order is timely
 * whatever its age.
 * @param statusAt when the order came to its status, as `status_at` says
 */
export function orderAge(status: OrderStatus, statusAt: Date | string, now: Date): OrderAge {
  const since = new Date(statusAt).getTime();
  const minutes = Math.max(0, Math.floor((now.getTime() - since) / 60_000));
  if (status === 'done' || status === 'canceled') {
    return { urgency: 'timely', minutes, growsAt: null };
  }
  const { lateAfterMinutes, alarmAfterMinutes } = orderAgeRules[status];
  const after = (limit: number) => new Date(since + limit * 60_000);
  if (minutes >= alarmAfterMinutes) return { urgency: 'alarming', minutes, growsAt: null };
  if (minutes >= lateAfterMinutes) {
    return { urgency: 'late', minutes, growsAt: after(alarmAfterMinutes) };
  }
  return { urgency: 'timely', minutes, growsAt: after(lateAfterMinutes) };
}
