import {
  IikoIdMap,
  listDishes,
  readDishMenu,
  type DishList,
  type DishMenu,
  type MenuDish,
} from '@portal/domain/restaurant';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import type { ProviderData } from '../../providers/provider-data.ts';
import type { GuestMenu, HotelRestaurant } from '../hotel-restaurant.ts';
import type { QueryResult } from './query-cache.ts';

/** What is sold, by the menu that guests order from. A menu is read once for as long as it is the newest. */
export type DishMenuSource = ReturnType<typeof createDishMenuSource>;

const noDishes: DishList = { categories: [] };

export function createDishMenuSource(
  restaurant: Pick<HotelRestaurant, 'guestMenu' | 'knownGuestMenu'>,
  data: Pick<ProviderData, 'read'>,
) {
  let last: (GuestMenu & ReturnType<typeof derive>) | undefined;

  function derive({ menu, organizationId }: GuestMenu) {
    const dishes = data.read('menu', (onOdd) => readDishMenu(menu, organizationId, onOdd));
    const bodies = [...dishes.dishes].map(([id, dish]) => [id, { dish }] as const);
    return { dishes, list: listDishes(dishes), byId: new IikoIdMap(bodies) };
  }

  function of({ menu, organizationId }: GuestMenu) {
    if (last?.menu !== menu || last.organizationId !== organizationId) {
      const guestMenu = { menu, organizationId };
      last = { ...guestMenu, ...derive(guestMenu) };
    }
    return last;
  }

  return {
    /** As guests last saw it within 24 h, without asking anybody outside; null: nobody knows. */
    async known(): Promise<DishMenu | null> {
      const menu = await restaurant.knownGuestMenu();
      return menu && of(menu).dishes;
    },
    /** All dishes without their modifiers; none where there is no menu. The same object for the same menu. */
    async list(): Promise<QueryResult<DishList>> {
      const menu = await restaurant.guestMenu();
      if (!menu) return { body: noDishes, readAt: new Date(), isStale: false };
      return { ...menu, body: of(menu).list };
    },
    /**
     * One dish whole; the same object for the same menu.
     *
     * @throws ProblemError `NOT_FOUND` for one that is not sold
     */
    async find(id: string): Promise<QueryResult<{ readonly dish: MenuDish }>> {
      const menu = await restaurant.guestMenu();
      const body = menu && of(menu).byId.get(id);
      if (!body) throw new ProblemError('NOT_FOUND');
      return { ...menu, body };
    },
  };
}
