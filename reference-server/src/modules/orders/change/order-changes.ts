import type { Order } from '@portal/domain/orders';
import type { CardPaymentBounds } from '@portal/domain/payments';
import type { Translate } from '@portal/domain/texts';
import { identityOf, type Actor } from '../../../kernel/actor.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import { pushRow } from '../../push/push-row.ts';
import type { OrderChangeRepository } from './order-change-repository.ts';
import { decideEdit, decideStatus } from './order-change.ts';
import { lockStopList, type StopListSnapshot } from '../stop-list/dish-balance-repository.ts';
import type { ChangeDecision, ChangeRefusal, OrderEdit } from './order-edit.ts';
import { orderChangedRow } from '../order-outbox-rows.ts';
import { orderOf, type OrderRow } from '../order-row.ts';
import { orderableDishes, type KnownDishMenu } from '../placement/restaurant-goods.ts';
import type { Transaction } from '../../../db/database.ts';

/** What becomes of the money of an order that is canceled. */
interface CanceledOrderMoney {
  /** Inside the transaction that cancels the order, whose row is locked. */
  returnMoney(change: Change, orderId: number): Promise<void>;
  /** Says after the commit that there is money to give back. */
  wake(): void;
}

/** What changing orders needs. */
export interface OrderChangesOptions {
  readonly repository: OrderChangeRepository;
  readonly dishMenu: KnownDishMenu;
  readonly makeChange: MakeChange;
  readonly money: CanceledOrderMoney;
  /** The payment systems that take money online. */
  readonly onlinePaymentSystems: readonly string[];
  readonly settings: { read(): Promise<CardPaymentBounds> };
}

/** The order as it then is; with a refusal, as it is although the caller may think otherwise. */
type Changed = { readonly order: Order; readonly refusal?: ChangeRefusal };

/** Changes orders, one transaction each: the order, the audit, the notifications, the money. */
export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** The portal itself, which nobody asks. */
const portal = { role: 'system' } as const;
const accountClosed = { cancel_reason: 'other', metadata: null } as const;
const notPaid = { cancel_reason: 'payment_failed', metadata: null } as const;

function nameOf(actor: Actor | typeof portal): string {
  return actor.role === 'system' ? 'system' : identityOf(actor);
}

/** Changes of orders by the machine of orders. */
export function createOrderChanges(options: OrderChangesOptions) {
  const { repository, dishMenu, makeChange, money, onlinePaymentSystems, settings } = options;

  async function changeOrder(
    orderId: number,
    actor: Actor | typeof portal,
    decide: (transaction: Transaction, order: OrderRow) => Promise<ChangeDecision>,
    lockFirst: (transaction: Transaction) => Promise<void> = async () => undefined,
  ): Promise<Changed> {
    return makeChange(async (change): Promise<Changed> => {
      const { transaction, enqueue, afterCommit } = change;
      await lockFirst(transaction);
      const order = await repository.lock(transaction, orderId);
      if (!order || (actor.role === 'guest' && order.guest.id !== actor.id)) {
        throw new ProblemError('NOT_FOUND');
      }
      const decision = await decide(transaction, order);
      if ('refusal' in decision) return { order: orderOf(order), ...decision };
      if (Object.keys(decision.change).length === 0) return { order: orderOf(order) };

      const changed = await repository.save(transaction, order, decision.change, nameOf(actor));
      const { status: newStatus, lines, description } = decision.change;
      if (newStatus !== undefined || lines !== undefined || description !== undefined) {
        enqueue(orderChangedRow(changed));
      }
      if (newStatus && actor.role !== 'guest') {
        enqueue(pushRow(order.guest.id, { kind: 'order-status', orderId, newStatus }));
      }
      if (newStatus === 'canceled') await money.returnMoney(change, orderId);
      afterCommit(money.wake);
      return { order: orderOf(changed) };
    });
  }

  return {
    /** @throws ProblemError `NOT_FOUND` when there is no such order, or it is another guest's. */
    cancelByGuest: (
      orderId: number,
      actor: Extract<Actor, { role: 'guest' }>,
      cancelReason: OrderEdit['cancelReason'],
    ): Promise<Changed> =>
      changeOrder(orderId, actor, async (_, order) => {
        const reason = cancelReason ?? { cancel_reason: 'guest_request', metadata: null };
        return decideStatus(order, 'canceled', reason, 'guest', new Date());
      }),
    /** Cancels an order that nobody has paid, if it still is due once its row is locked. */
    async cancelUnpaid(orderId: number, isDue: (transaction: Transaction) => Promise<boolean>) {
      await changeOrder(orderId, portal, async (transaction, order) => {
        if (!(await isDue(transaction))) return { change: {} };
        return decideStatus(order, 'canceled', notPaid, 'system', new Date());
      });
    },
    /** Cancels every open order of a guest, each in a transaction of its own; says how many. */
    async cancelOpenOf(guestId: number, actor: Extract<Actor, { role: 'admin' }>): Promise<number> {
      let canceled = 0;
      for (const id of await repository.openOf(guestId)) {
        const { refusal } = await changeOrder(id, actor, async (_, order) =>
          decideStatus(order, 'canceled', accountClosed, actor.role, new Date()),
        );
        if (!refusal) canceled += 1;
      }
      return canceled;
    },
    /** @throws ProblemError `NOT_FOUND` when there is no such order. */
    async edit(
      edit: OrderEdit,
      actor: Extract<Actor, { role: 'admin' | 'moderator' }>,
      t: Translate,
    ): Promise<Changed> {
      const menu = edit.iikoProducts ? await dishMenu() : null;
      const cardPayments = await settings.read();
      let stopList: StopListSnapshot | null = null;
      const decide = async (transaction: Transaction, order: OrderRow) => {
        const ids = edit.products?.map(({ id }) => id) ?? [];
        const products =
          ids.length > 0 ? await repository.products(transaction, order.store.id, ids) : [];
        const now = new Date();
        const dishes = orderableDishes(menu, stopList, now);
        const goods = { products, dishes, onlinePaymentSystems, cardPayments, t };
        return decideEdit(order, edit, actor.role, goods, now);
      };
      // In the order in which a stop-list that is read locks them: the stop-list, then orders.
      return changeOrder(edit.id, actor, decide, async (transaction) => {
        if (menu) stopList = await lockStopList(transaction, edit.id);
      });
    },
  };
}
