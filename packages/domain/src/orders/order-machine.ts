import type { ActorOf, CommandOf } from '../state-machine/state-machine.ts';
import { defineMachine } from '../state-machine/state-machine.ts';

/** The states of an order, in the order they come. */
export const orderStatuses = ['new', 'inwork', 'delivered', 'done', 'canceled'] as const;
/** The state of an order; `delivered` is on its way. */
export type OrderStatus = (typeof orderStatuses)[number];

const orderStaff = ['admin', 'moderator'] as const;

/**
 * An order: new → inwork → delivered → done, or canceled. Staff give a reason to cancel; a guest
 * cancels an own order while it is new and not paid; the portal cancels one that was to be paid online and
 * that nobody has paid in time.
 */
export const orderMachine = defineMachine({
  states: orderStatuses,
  initial: 'new',
  final: ['done', 'canceled'],
  commands: {
    accept: { from: ['new'], to: 'inwork', by: orderStaff },
    dispatch: { from: ['inwork'], to: 'delivered', by: orderStaff },
    complete: { from: ['delivered'], to: 'done', by: orderStaff },
    cancel: {
      from: ['new', 'inwork', 'delivered'],
      to: 'canceled',
      by: orderStaff,
      inputs: ['reason'],
    },
    cancelByGuest: { from: ['new'], to: 'canceled', by: ['guest'], needs: ['own', 'unpaid'] },
    cancelUnpaid: {
      from: ['new'],
      to: 'canceled',
      by: ['system'],
      needs: ['unpaid'],
      inputs: ['reason'],
    },
  },
});

/** A command of an order. */
export type OrderCommand = CommandOf<typeof orderMachine>;
/** Who gives commands to an order. */
export type OrderActor = ActorOf<typeof orderMachine>;

/** True for an order that nothing can happen to any more. */
export function isOrderClosed(status: OrderStatus): boolean {
  return orderMachine.final.includes(status);
}
