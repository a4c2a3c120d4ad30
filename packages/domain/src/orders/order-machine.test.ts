import { describe, expect, it } from 'vitest';
import { availableCommands, decideState } from '../state-machine/state-machine.ts';
import type { OrderActor, OrderStatus } from './order-machine.ts';
import { isOrderClosed, orderMachine, orderStatuses } from './order-machine.ts';

const allowedToStaff = new Set([
  'new→inwork',
  'inwork→delivered',
  'delivered→done',
  'new→canceled',
  'inwork→canceled',
  'delivered→canceled',
]);

describe('an order', () => {
  it.each(['admin', 'moderator'] as const)('is moved by %s exactly along its table', (actor) => {
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter((status) => status !== from)) {
        const decision = decideState(orderMachine, from, to, { actor, inputs: { reason: true } });
        expect([`${from}→${to}`, decision.ok]).toEqual([
          `${from}→${to}`,
          allowedToStaff.has(`${from}→${to}`),
        ]);
      }
    }
  });

  it('is not canceled by staff without a reason', () => {
    expect(decideState(orderMachine, 'inwork', 'canceled', { actor: 'moderator' })).toEqual({
      ok: false,
      refusal: { reason: 'INPUT_MISSING', missing: ['reason'] },
    });
  });

  it.each<[OrderStatus, { own: boolean; unpaid: boolean }, boolean]>([
    ['new', { own: true, unpaid: true }, true],
    ['new', { own: true, unpaid: false }, false],
    ['new', { own: false, unpaid: true }, false],
    ['inwork', { own: true, unpaid: true }, false],
    ['delivered', { own: true, unpaid: true }, false],
    ['done', { own: true, unpaid: true }, false],
  ])('that is %s and %j can be canceled by a guest: %s', (status, conditions, expected) => {
    const decision = decideState(orderMachine, status, 'canceled', { actor: 'guest', conditions });
    expect(decision.ok).toBe(expected);
  });

  it('is moved on by nobody but staff', () => {
    const decision = decideState(orderMachine, 'new', 'inwork', {
      actor: 'guest',
      conditions: { own: true, unpaid: true },
    });
    expect(decision).toEqual({ ok: false, refusal: { reason: 'ACTOR_NOT_ALLOWED' } });
    const banquet = 'banquet' as string as OrderActor;
    expect(decideState(orderMachine, 'new', 'inwork', { actor: banquet }).ok).toBe(false);
  });

  it('offers the next step first', () => {
    expect(availableCommands(orderMachine, 'new', 'admin')).toEqual(['accept', 'cancel']);
    expect(availableCommands(orderMachine, 'inwork', 'admin')).toEqual(['dispatch', 'cancel']);
    expect(availableCommands(orderMachine, 'delivered', 'admin')).toEqual(['complete', 'cancel']);
  });

  it('is closed when done or canceled', () => {
    expect(orderStatuses.filter(isOrderClosed)).toEqual(['done', 'canceled']);
  });
});
