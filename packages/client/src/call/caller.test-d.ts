import { getStore, getStores } from '@portal/domain/catalogue';
import type { ProblemBody } from '@portal/domain/contract';
import { createOrder, updateOrder, type NewOrder } from '@portal/domain/orders';
import { logout } from '@portal/domain/sign-in';
import { expectTypeOf } from 'vitest';
import type { Caller } from './caller.ts';

declare const call: Caller;
declare const order: NewOrder;

const placing = { body: { data: { order } } };

// A reply is a union that its status tells apart.
const reply = await call(createOrder, placing, { idempotencyKey: 'key' });
expectTypeOf(reply.status).toEqualTypeOf<201 | 409 | 422 | 503>();
if (reply.status === 201) expectTypeOf(reply.body.order.id).toEqualTypeOf<number>();
if (reply.status === 503) {
  expectTypeOf(reply.body).toEqualTypeOf<ProblemBody<'RESTAURANT_UNAVAILABLE'>>();
}
// @ts-expect-error 200 is not declared
if (reply.status === 200) throw new Error();
// @ts-expect-error a refusal has no order
if (reply.status === 409) throw new Error(String(reply.body.order));
const ended = await call(logout, { body: {} });
expectTypeOf(ended.status).toEqualTypeOf<204>();
expectTypeOf(ended.body).toEqualTypeOf<undefined>();
expectTypeOf(ended.requestId).toEqualTypeOf<string | null>();

// @ts-expect-error a body is needed
await call(createOrder, {});
// @ts-expect-error the order is missing
await call(createOrder, { body: { data: {} } });
await call(createOrder, {
  // @ts-expect-error a quantity is a number
  body: { data: { order: { ...order, products: [{ id: 7, quantity: '2' }] } } },
});
// @ts-expect-error no such way to pay
await call(createOrder, { body: { data: { order: { ...order, paymentType: 'promise' } } } });
// @ts-expect-error no such field
await call(updateOrder, { body: { data: { order: { id: 1, price: 1 } } } });
// @ts-expect-error this call has no body
await call(getStores, { body: {} });
// @ts-expect-error the store is missing
await call(getStore, {});
// @ts-expect-error this call has no such parameter
await call(getStore, { params: { id: '1', page: '2' } });
// @ts-expect-error this call does not honour a key
await call(updateOrder, { body: { data: { order: { id: 1 } } } }, { idempotencyKey: 'key' });
