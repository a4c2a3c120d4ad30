import { type Order, type Translate } from '@portal/domain';
import { identityOf, type Actor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/problem-error.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { pushRow } from '../push/push-row.ts';
import type { OrderChangeStore, OrderTransaction } from './order-change-store.ts';
import { decideEdit, decideStatus } from './order-change.ts';
import type { ChangeDecision, ChangeRefusal, OrderEdit } from './order-edit.ts';
import { orderChangedRow } from './order-news.ts';
import { orderOf, type OrderRow } from './order-row.ts';
import { orderableDishes, type KnownDishMenu } from './restaurant-goods.ts';

/** What becomes of the money of an order that is canceled. */
export interface CanceledOrderMoney {
  /** Inside the transaction that cancels the order, whose row is locked. */
  giveBack(transaction: OrderTransaction, orderId: number): Promise<void>;
  /** Says after the commit that there is money to give back. */
  poke(): void;
}

/** What changing orders needs. */
export interface OrderChangesOptions {
  readonly store: OrderChangeStore;
  readonly dishMenu: KnownDishMenu;
  readonly outbox: Outbox;
  readonly money: CanceledOrderMoney;
}

/** The order as it then is; with a refusal, as it is although the caller may think otherwise. */
type Changed = { readonly order: Order; readonly refusal?: ChangeRefusal };

/** Changes orders, one transaction each: the order, the audit, what people are told, the money. */
export interface OrderChanges {
  /** @throws ProblemError `NOT_FOUND` when there is no such order, or it is another guest's. */
  cancelByGuest(
    orderId: number,
    actor: Extract<Actor, { role: 'guest' }>,
    cancelReason: OrderEdit['cancelReason'],
  ): Promise<Changed>;
  /** @throws ProblemError `NOT_FOUND` when there is no such order. */
  edit(
    edit: OrderEdit,
    actor: Extract<Actor, { role: 'admin' | 'moderator' }>,
    t: Translate,
  ): Promise<Changed>;
}

/** Changes of orders by the machine of orders. */
export function createOrderChanges(options: OrderChangesOptions): OrderChanges {
  const { store, dishMenu, outbox, money } = options;

  async function change(
    orderId: number,
    actor: Actor,
    decide: (transaction: OrderTransaction, order: OrderRow) => Promise<ChangeDecision>,
  ): Promise<Changed> {
    const result = await store.transact(async (transaction): Promise<Changed> => {
      const order = await store.lock(transaction, orderId);
      if (!order || (actor.role === 'guest' && order.guest.id !== actor.id)) {
        throw new ProblemError('NOT_FOUND');
      }
      const decision = await decide(transaction, order);
      if ('refusal' in decision) return { order: orderOf(order), ...decision };
      if (Object.keys(decision.change).length === 0) return { order: orderOf(order) };

      const changed = await store.save(transaction, order, decision.change, identityOf(actor));
      if (decision.change.status ?? decision.change.lines) {
        await outbox.enqueue(transaction, [orderChangedRow(changed)]);
      }
      const { status: newStatus } = decision.change;
      if (newStatus && actor.role !== 'guest') {
        const message = { kind: 'order-status', orderId, newStatus } as const;
        await outbox.enqueue(transaction, [pushRow(order.guest.id, message)]);
      }
      if (decision.change.status === 'canceled') await money.giveBack(transaction, orderId);
      return { order: orderOf(changed) };
    });
    outbox.poke('live');
    outbox.poke('push');
    money.poke();
    return result;
  }

  return {
    cancelByGuest: (orderId, actor, cancelReason) =>
      change(orderId, actor, async (_, order) => {
        const reason = cancelReason ?? { cancel_reason: 'guest_request', metadata: null };
        return decideStatus(order, 'canceled', reason, 'guest', new Date());
      }),
    async edit(edit, actor, t) {
      const menu = edit.iikoProducts ? await dishMenu() : null;
      return change(edit.id, actor, async (transaction, order) => {
        const ids = edit.products?.map(({ id }) => id) ?? [];
        const products =
          ids.length > 0 ? await store.products(transaction, order.store.id, ids) : [];
        const now = new Date();
        const stopList = menu && (await store.stopList(transaction));
        const goods = { products, dishes: orderableDishes(menu, stopList, now), t };
        return decideEdit(order, edit, actor.role, goods, now);
      });
    },
  };
}
