import { cancelOrder, fetchOrders, getOrders, updateOrder } from '@portal/domain/orders';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { OrderChanges } from './change/order-changes.ts';
import type { OrderQueries } from './order-queries.ts';
import { orderTexts } from './order-texts.ts';
import { requireShown, shownTo } from './shown-order.ts';

/** The calls that read and change orders. */
export function orderRoutes(queries: OrderQueries, changes: OrderChanges): Route[] {
  return [
    implement(getOrders, async ({ actor, body }) => {
      const { id = actor.role === 'guest' ? actor.id : undefined } = body.data;
      if (actor.role === 'guest' && id !== actor.id) throw new ProblemError('FORBIDDEN');
      if (id === undefined) {
        const details = [{ path: 'data.id', message: 'issue.whoseOrders' }];
        throw new ProblemError('INVALID', { details });
      }
      const since = actor.role === 'guest' ? actor.seesSince : undefined;
      const { orders, isCut } = await queries.ofGuest(id, { ...body.data, since });
      return {
        status: 200,
        body: {
          orders: { data: orders.map((each) => shownTo(actor, each)) },
          ...(isCut && { isCut }),
        },
      };
    }),

    implement(fetchOrders, async ({ body }) => ({
      status: 200,
      body: { orders: await queries.page(body.data) },
    })),

    implement(cancelOrder, async ({ actor, body, refuse }) => {
      const { id, cancelReason } = body.data;
      await requireShown(actor, id, queries);
      const { order, refusal } = await changes.cancelByGuest(id, actor, cancelReason);
      if (!refusal) return { status: 200, body: { order: shownTo(actor, order) } };
      const { code } = refusal;
      return refuse(code === 'ALREADY_PAID' ? code : 'ILLEGAL_TRANSITION');
    }),

    implement(updateOrder, async ({ actor, body, locale, refuse }) => {
      const { order, refusal } = await changes.edit(body.data.order, actor, orderTexts[locale]);
      if (!refusal) return { status: 200, body: { order } };
      const { code, ...options } = refusal;
      const reply = refuse(code, options);
      return reply.status === 409 ? { ...reply, body: { ...reply.body, order } } : reply;
    }),
  ];
}
