import type { Order } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { dishes, setStopList } from '../../../test/fixtures/restaurant/restaurant.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import type { Restaurant } from '../../ports/restaurant.ts';
import { callRestaurant } from './testing/call-restaurant.ts';

const oddDish = { itemId: 7, name: 'Блюдо дня', itemSizes: [] };

/** The restaurant, whose menu begins with a dish that cannot be read. */
function withOddDish(real: Restaurant): Restaurant {
  return {
    ...real,
    async getMenu(request) {
      const menu = await real.getMenu(request);
      const [first] = menu.itemCategories as { items: unknown[] }[];
      first?.items.unshift(oddDish);
      return menu;
    },
  };
}

it('of a menu is passed on as it is, costs no other dish, and is alerted to staff', async () => {
  const portal = await createTestPortal({
    seed: seedShop,
    only: [],
    providers: ({ restaurant }) => ({ restaurant: restaurant && withOddDish(restaurant) }),
  });
  try {
    const { organizationId, externalMenuId } = restaurantIds;
    const request = { organizationIds: [organizationId], externalMenuId };
    const { status, body } = await callRestaurant(portal, 'iiko/menu_by_id_v2', request);
    expect(status).toBe(200);
    expect((body['itemCategories'] as { items: unknown[] }[])[0]?.items[0]).toEqual(oddDish);
    await setStopList(portal.prisma);
    const { restaurantId, roomId, guestId } = portal.hotel;
    const products = [{ id: dishes.mors, quantity: 1 }];
    const order = { store: restaurantId, room: roomId, paymentType: 'cash', products };
    const guest = `guest-${guestId}`;
    const placed = await portal.call<{ order: Order }>(guest, '/api/order/create', { order });
    expect(placed.status).toBe(201);
    await eventually(async () => {
      expect(await portal.prisma.alert.findMany()).toMatchObject([
        { kind: 'provider-data', params: { rows: 'iiko, меню: Блюдо дня' }, resolvedAt: null },
      ]);
    });
  } finally {
    await portal.stop();
  }
});
