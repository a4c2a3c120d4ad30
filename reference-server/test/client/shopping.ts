import type { Portal } from '@portal/client';
import type { NewOrder } from '@portal/domain/orders';

/** An order of two pieces of the first product that can be had, to the first room. */
export async function someOrder(client: Portal, change: Partial<NewOrder> = {}): Promise<NewOrder> {
  const [{ rooms }, { stores }] = await Promise.all([client.rooms.list(), client.stores.list()]);
  const { store, products } = await client.stores.get({ id: stores[0]!.id });
  const product = products.find(({ for_sale, price }) => for_sale && price > 0)!;
  return {
    store: store.id,
    room: rooms[0]!.id,
    products: [{ id: product.id, quantity: 2 }],
    paymentType: 'cash',
    ...change,
  };
}

/** Places such an order and gives its number. */
export async function placeOrder(client: Portal, change: Partial<NewOrder> = {}): Promise<number> {
  const outcome = await client.orders.place({ order: await someOrder(client, change) });
  if (!outcome.ok) throw new Error(outcome.refusal.text);
  return outcome.value.order.id;
}
