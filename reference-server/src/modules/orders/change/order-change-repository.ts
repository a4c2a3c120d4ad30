import { Prisma, type PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { orderMachine } from '@portal/domain/orders';
import { recordAudit } from '../../audit/audit-repository.ts';
import type { OrderChange } from './order-edit.ts';
import { findOrder } from '../order-queries.ts';
import type { OrderRow } from '../order-row.ts';
import type { CatalogueProduct } from '../placement/requested-products.ts';

/** Changes orders. Whoever changes an order or its money locks the order's row first. */
export type OrderChangeRepository = ReturnType<typeof createOrderChangeRepository>;

/** Changes of orders in SQL. */
export function createOrderChangeRepository(prisma: PrismaClient) {
  return {
    /** Locks the order and reads it as it then is; null when there is none. */
    async lock(transaction: Transaction, orderId: number): Promise<OrderRow | null> {
      // Read in a statement of its own: one that waits for the lock sees the lines of before.
      await transaction.$queryRaw`SELECT FROM "order" WHERE id = ${orderId} FOR UPDATE`;
      return findOrder(transaction, orderId);
    },

    /** Orders of a guest that nobody has finished or canceled. */
    async openOf(guestId: number): Promise<number[]> {
      const open = await prisma.order.findMany({
        where: { guestId, status: { notIn: [...orderMachine.final] } },
        select: { id: true },
        orderBy: { id: 'asc' },
      });
      return open.map(({ id }) => id);
    },

    /** Products of one store, of those asked for. */
    products: (
      transaction: Transaction,
      storeId: number,
      ids: readonly number[],
    ): Promise<CatalogueProduct[]> =>
      transaction.product.findMany({
        where: { storeId, id: { in: [...ids] } },
        select: {
          id: true,
          storeId: true,
          name: true,
          priceKopecks: true,
          forSale: true,
          vatCode: true,
        },
      }),

    /** Writes a change and who made it, and reads the order as it then is. */
    async save(
      transaction: Transaction,
      order: OrderRow,
      change: OrderChange,
      actor: string,
    ): Promise<OrderRow> {
      const { lines, cancelMetadata, ...columns } = change;
      await transaction.order.update({
        where: { id: order.id },
        data: {
          ...columns,
          ...(cancelMetadata !== undefined && {
            cancelMetadata: cancelMetadata ?? Prisma.DbNull,
          }),
          version: { increment: 1 },
        },
      });
      if (lines) {
        await transaction.orderLine.deleteMany({ where: { orderId: order.id } });
        await transaction.orderLine.createMany({
          data: lines.map(({ size, modifiers, ...line }, position) => ({
            orderId: order.id,
            position,
            ...line,
            ...(size && { size: { ...size } }),
            ...(modifiers && { modifiers: modifiers.map((modifier) => ({ ...modifier })) }),
          })),
        });
      }
      const changed = await findOrder(transaction, order.id);
      if (!changed) throw new Error(`Order ${order.id} is gone although its row is locked.`);
      const fields = Object.keys(change).filter((name) => !unaudited.includes(name));
      await recordAudit(transaction, {
        actor,
        action: 'update',
        entity: 'order',
        entityId: String(order.id),
        from: picked(order, fields),
        to: picked(changed, fields),
      });
      return changed;
    },
  };
}

/** What follows from other fields, or is the time of the entry itself. */
const unaudited: readonly string[] = ['feeKopecks', 'statusAt', 'acceptedAt'];

function picked(order: OrderRow, fields: readonly string[]): Prisma.InputJsonObject {
  const differing = Object.entries(order).filter(([name]) => fields.includes(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(differing))) as Prisma.InputJsonObject;
}
