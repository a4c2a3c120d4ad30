import type { StoreKind } from '../../catalogue/store-kind.ts';

/** How much each open order of the store puts off the next one, in minutes, and at most by how much. */
export const orderLoadRules = {
  minutesPerOrder: { restaurant: 3, shop: 2, service: 2 },
  maxMinutes: 60,
  /** An order that stays open for longer was forgotten, and keeps nobody waiting. */
  countedForHours: 12,
} as const satisfies { minutesPerOrder: Record<StoreKind, number> } & Record<string, unknown>;

const step = 5;
const stepMilliseconds = step * 60_000;
const leastSpread = 10;

/** How long an order takes, in minutes from when it is placed; both multiples of five. */
export interface EtaWait {
  readonly from: number;
  readonly until: number;
}

/** When an order is there; both at full five minutes. */
export interface OrderEta {
  readonly from: Date;
  readonly until: Date;
}

function upToStep(minutes: number): number {
  return Math.ceil(minutes / step) * step;
}

/**
 * How long an order of a store takes with so many open orders before it.
 *
 * @param minutes what the hotel promises for stores of this kind when nothing else is to do
 * @param ordersAhead open orders of the same store, 0 or more
 */
export function etaWait(kind: StoreKind, minutes: number, ordersAhead: number): EtaWait {
  const { minutesPerOrder, maxMinutes } = orderLoadRules;
  const load = Math.min(ordersAhead * minutesPerOrder[kind], maxMinutes);
  const from = upToStep(minutes + load);
  return { from, until: from + Math.max(leastSpread, upToStep(from / 4)) };
}

/** When an order is there that could be started then and takes so long. */
export function orderEta(begun: Date, { from, until }: EtaWait): OrderEta {
  const after = (minutes: number) => {
    const moment = begun.getTime() + minutes * 60_000;
    return new Date(Math.ceil(moment / stepMilliseconds) * stepMilliseconds);
  };
  return { from: after(from), until: after(until) };
}
