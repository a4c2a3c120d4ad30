import { createOrder, type NewOrder } from '@portal/domain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { TestGuest } from './portal.ts';

/** One piece of what a shop of the demo hotel sells, to its first room, for cash. */
export async function demoOrder(
  prisma: PrismaClient,
  changes: Partial<NewOrder> = {},
): Promise<NewOrder> {
  const store = await prisma.store.findFirstOrThrow({
    where: { isActive: true, storeType: 'shop' },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
    orderBy: { id: 'asc' },
  });
  const room = await prisma.room.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const products = [{ id: store.products[0]?.id ?? 0, quantity: 1 }];
  return { store: store.id, room: room.id, products, paymentType: 'cash', ...changes };
}

/** Places an order as a guest does. Gives its id. */
export async function placeOrder(
  { client }: Pick<TestGuest, 'client'>,
  order: NewOrder,
): Promise<number> {
  const reply = await client.call(createOrder, { body: { data: { order } } });
  if (reply.status !== 201) throw new Error(reply.body.error);
  return reply.body.order.id;
}
