import type { Order } from '@portal/domain/orders';
import type { Actor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import type { OrderQueries } from './order-queries.ts';

/*
 * A session whose code the reception read out shows nothing of its account that is older than itself:
 * whoever stood there may have been somebody else.
 */

/** The order as an actor sees it: without the guest's name where that is older than their session. */
export function shownTo(actor: Actor, order: Order): Order {
  if (actor.role !== 'guest' || !actor.seesSince) return order;
  const guest = { ...order.attributes.guest, name: '' };
  return { ...order, attributes: { ...order.attributes, guest } };
}

/**
 * Lets nobody touch an order that their session does not show.
 *
 * @throws ProblemError `NOT_FOUND`
 */
export async function requireShown(
  actor: Actor,
  orderId: number,
  queries: Pick<OrderQueries, 'find'>,
): Promise<void> {
  if (actor.role !== 'guest' || !actor.seesSince) return;
  const order = await queries.find(orderId);
  if (!order || !isShown(actor, order)) throw new ProblemError('NOT_FOUND');
}

/** Whether the actor's session is not younger than the order, where that matters. */
export function isShown(actor: Actor, { attributes }: Order): boolean {
  if (actor.role !== 'guest' || !actor.seesSince) return true;
  return new Date(attributes.create_at) >= actor.seesSince;
}
