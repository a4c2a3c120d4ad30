import { orderStatusChange, type OrderStatus } from '@portal/domain/orders';
import { expectTypeOf } from 'vitest';
import type { Portal } from './create-portal.ts';

declare const portal: Portal;

portal.live.on(orderStatusChange, (change) => {
  expectTypeOf(change.newStatus).toEqualTypeOf<OrderStatus>();
  expectTypeOf(change).not.toHaveProperty('total');
});

// A refusal has the codes that its call declares, and no other.
const outcome = await portal.orders.pay({ orderId: 1 });
if (outcome.ok) {
  expectTypeOf(outcome.value.payment.amount).toEqualTypeOf<number>();
} else {
  expectTypeOf(outcome.refusal.code).toEqualTypeOf<
    'ALREADY_PAID' | 'ORDER_CLOSED' | 'NOT_PAYABLE_ONLINE'
  >();
}

const state = portal.session.state();
if (state.status === 'signed-in') expectTypeOf(state.account.name).toEqualTypeOf<string>();
if (state.status === 'signed-out') expectTypeOf(state).not.toHaveProperty('account');
