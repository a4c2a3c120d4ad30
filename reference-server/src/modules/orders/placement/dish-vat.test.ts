import type { Order } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { dishes, readMenu, setStopList } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import type { Restaurant } from '../../../ports/restaurant.ts';

/** The restaurant, whose menu names a rate of VAT for the soup alone. */
function withTaxCategory(real: Restaurant): Restaurant {
  return {
    ...real,
    async getMenu(request) {
      const menu = await real.getMenu(request);
      for (const { items } of menu.itemCategories as { items: { itemId: string }[] }[]) {
        for (const dish of items) {
          if (dish.itemId === dishes.borsch) {
            Object.assign(dish, { taxCategory: { id: 't', name: 'НДС 10%', percentage: 10 } });
          }
        }
      }
      return menu;
    },
  };
}

it('keeps the VAT of a dish as the menu names it with the order, and the hotel’s for any other', async () => {
  const portal = await createTestPortal({
    seed: seedShop,
    only: [],
    providers: ({ restaurant }) => ({ restaurant: restaurant && withTaxCategory(restaurant) }),
  });
  try {
    await readMenu(portal);
    await setStopList(portal.prisma);
    const { restaurantId, roomId, guestId } = portal.hotel;
    const products = [dishes.borsch, dishes.mors].map((id) => ({ id, quantity: 1 }));
    const order = { store: restaurantId, room: roomId, paymentType: 'cash', products };
    const placed = await portal.call<{ order: Order }>(`guest-${guestId}`, '/api/order/create', {
      order,
    });
    expect(placed.status).toBe(201);
    const lines = await portal.prisma.orderLine.findMany({ orderBy: { position: 'asc' } });
    expect(lines.map(({ productId, vatCode }) => [productId, vatCode])).toEqual([
      [dishes.borsch, 3],
      [dishes.mors, null],
    ]);
  } finally {
    await portal.stop();
  }
});
