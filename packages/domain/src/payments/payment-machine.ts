import type { OrderStatus } from '../orders/order-machine.ts';
import { paymentStatuses, type PaymentStatus } from '../orders/order-schema.ts';
import type { Decision, StateOf } from '../state-machine/state-machine.ts';
import { decideState, defineMachine } from '../state-machine/state-machine.ts';

const orderStaff = ['admin', 'moderator'] as const;

/**
 * A payment. `intent` is our own: written before the provider is asked, so a lost answer is never
 * taken for a failure. What the provider reports never leads backwards, with one exception: money
 * that arrives after a payment was given up (`settleLate`) is still money.
 */
export const paymentMachine = defineMachine({
  states: ['intent', ...paymentStatuses],
  initial: 'intent',
  final: ['succeeded'],
  commands: {
    begin: { from: ['intent'], to: 'pending', by: ['provider'] },
    hold: { from: ['intent', 'pending'], to: 'waiting_for_capture', by: ['provider'] },
    settle: {
      from: ['intent', 'pending', 'waiting_for_capture'],
      to: 'succeeded',
      by: ['provider'],
    },
    fail: { from: ['intent', 'pending', 'waiting_for_capture'], to: 'canceled', by: ['provider'] },
    settleLate: { from: ['canceled'], to: 'succeeded', by: ['provider'] },
    capture: { from: ['waiting_for_capture'], to: 'succeeded', by: orderStaff },
    release: { from: ['waiting_for_capture'], to: 'canceled', by: orderStaff },
  },
});

/** The state of a payment, our own `intent` included. */
export type PaymentState = StateOf<typeof paymentMachine>;

/** Decides what a status reported by the provider changes. Repeats change nothing; steps back are refused. */
export function decideProviderStatus(
  state: PaymentState,
  reported: PaymentStatus,
): Decision<typeof paymentMachine> {
  return decideState(paymentMachine, state, reported, { actor: 'provider' });
}

/** What an order shows of a payment: one the provider has not answered yet is awaited. */
export function paidForOf(state: PaymentState): PaymentStatus {
  return state === 'intent' ? 'pending' : state;
}

/** True while a payment may still bring money, so that a second one must not be started. */
export function isPaymentLive(state: PaymentState): boolean {
  return state === 'intent' || state === 'pending' || state === 'waiting_for_capture';
}

/** What money that has just arrived or been held calls for. */
export type SettlementAction = 'keep' | 'refund' | 'release';

/**
 * What to do with money that arrived (`succeeded`) or is held: keep it, or give it back because
 * the order was canceled or another payment has paid it already.
 */
export function settlementAction(
  paymentStatus: 'succeeded' | 'waiting_for_capture',
  order: { readonly status: OrderStatus; readonly paidByAnotherPayment: boolean },
): SettlementAction {
  if (order.status !== 'canceled' && !order.paidByAnotherPayment) return 'keep';
  return paymentStatus === 'succeeded' ? 'refund' : 'release';
}
