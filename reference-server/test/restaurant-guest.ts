import type { NewOrder } from '@portal/domain';
import { iikoSandboxWebhookToken } from '../sandbox/iiko/iiko-credentials.ts';
import type { TestPortal } from './portal.ts';
import {
  callRestaurant,
  type RestaurantReply,
} from '../src/modules/restaurant/testing/call-restaurant.ts';

/** A guest who orders from a portal's restaurant, and from one of its shops. */
export interface RestaurantGuest {
  readonly token: string;
  /** Asks for dishes, in cash. */
  order(...products: NewOrder['products']): Promise<RestaurantReply>;
  /** The same, having seen this total, in roubles. */
  orderFor(expectedTotal: number, ...products: NewOrder['products']): Promise<RestaurantReply>;
  orderFromShop(): Promise<RestaurantReply>;
}

/** Registers a guest. */
export async function restaurantGuest(portal: TestPortal): Promise<RestaurantGuest> {
  const { token } = await portal.guest();
  const { prisma } = portal.database;
  const [restaurant, product, room] = await Promise.all([
    prisma.store.findFirstOrThrow({ where: { storeType: 'restaurant' } }),
    prisma.product.findFirstOrThrow({ where: { forSale: true, priceKopecks: { not: null } } }),
    prisma.room.findFirstOrThrow(),
  ]);

  async function place(
    store: number,
    products: NewOrder['products'],
    expectedTotal?: number,
  ): Promise<RestaurantReply> {
    const order: NewOrder = {
      store,
      room: room.id,
      products,
      paymentType: 'cash',
      expectedTotal,
    };
    const headers = { authorization: `Bearer ${token}` };
    return callRestaurant(portal, 'order/create', { data: { order } }, headers);
  }

  return {
    token,
    order: (...products) => place(restaurant.id, products),
    orderFor: (total, ...products) => place(restaurant.id, products, total),
    orderFromShop: () => place(product.storeId, [{ id: product.id, quantity: 1 }]),
  };
}

/** Says what iiko says by itself when the stop-list has changed. */
export async function hintAtStopList(portal: TestPortal): Promise<void> {
  const headers = { authorization: iikoSandboxWebhookToken };
  await callRestaurant(portal, 'webhook/iiko', [{ eventType: 'StopListUpdate' }], headers);
}
