import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideState } from '../state-machine/state-machine.ts';
import { isPaid } from '../orders/order-rules.ts';
import { paymentStatuses, type PaymentStatus } from '../orders/order-schema.ts';
import type { PaymentState } from './payment-machine.ts';
import {
  decideProviderStatus,
  isPaymentLive,
  paidForOf,
  paymentMachine,
  settlementAction,
} from './payment-machine.ts';

describe('what the provider reports', () => {
  it.each<[PaymentState, PaymentStatus]>([
    ['pending', 'succeeded'],
    ['pending', 'waiting_for_capture'],
    ['waiting_for_capture', 'succeeded'],
    ['waiting_for_capture', 'canceled'],
    ['intent', 'succeeded'],
    ['intent', 'canceled'],
    ['canceled', 'succeeded'],
  ])('leads from %s to %s', (from, to) => {
    expect(decideProviderStatus(from, to)).toEqual({ ok: true, to, changed: true });
  });

  it.each<[PaymentState, PaymentStatus]>([
    ['succeeded', 'pending'],
    ['succeeded', 'waiting_for_capture'],
    ['succeeded', 'canceled'],
    ['canceled', 'pending'],
    ['canceled', 'waiting_for_capture'],
    ['waiting_for_capture', 'pending'],
  ])('does not lead back from %s to %s', (from, to) => {
    expect(decideProviderStatus(from, to)).toEqual({
      ok: false,
      refusal: { reason: 'ILLEGAL_TRANSITION' },
    });
  });

  it('ends in success whenever success was reported, in any order and any number of times', () => {
    assert(
      property(array(constantFrom(...paymentStatuses)), (reports) => {
        let state: PaymentState = 'intent';
        for (const report of reports) {
          const decision = decideProviderStatus(state, report);
          if (decision.ok) state = decision.to;
        }
        expect(state === 'succeeded').toBe(reports.includes('succeeded'));
      }),
    );
  });
});

describe('staff', () => {
  it('capture or release held money', () => {
    for (const to of ['succeeded', 'canceled'] as const) {
      const decision = decideState(paymentMachine, 'waiting_for_capture', to, {
        actor: 'moderator',
      });
      expect(decision.ok).toBe(true);
    }
  });

  it('cannot settle or cancel what is pending', () => {
    for (const to of ['succeeded', 'canceled'] as const) {
      expect(decideState(paymentMachine, 'pending', to, { actor: 'admin' })).toEqual({
        ok: false,
        refusal: { reason: 'ACTOR_NOT_ALLOWED' },
      });
    }
  });
});

describe('an order', () => {
  it('awaits a payment the provider has not answered', () => {
    expect(paidForOf('intent')).toBe('pending');
    expect(paidForOf('waiting_for_capture')).toBe('waiting_for_capture');
  });

  it('counts held and taken money as paid', () => {
    expect([null, ...paymentStatuses].filter(isPaid)).toEqual(['waiting_for_capture', 'succeeded']);
  });

  it('has a live payment until money is taken or refused', () => {
    expect(paymentMachine.states.filter(isPaymentLive)).toEqual([
      'intent',
      'pending',
      'waiting_for_capture',
    ]);
  });

  it('keeps money unless it is canceled or paid twice', () => {
    const open = { status: 'done', paidByAnotherPayment: false } as const;
    const canceled = { status: 'canceled', paidByAnotherPayment: false } as const;
    const paidTwice = { status: 'new', paidByAnotherPayment: true } as const;
    expect(settlementAction('succeeded', open)).toBe('keep');
    expect(settlementAction('waiting_for_capture', open)).toBe('keep');
    expect(settlementAction('succeeded', canceled)).toBe('refund');
    expect(settlementAction('waiting_for_capture', canceled)).toBe('release');
    expect(settlementAction('succeeded', paidTwice)).toBe('refund');
  });
});
