import type { Stopped } from '@portal/domain';
import type { StoppedDish } from '../../ports/restaurant.ts';
import type { RestaurantPlace } from './hotel-restaurant.ts';

/**
 * What cannot be had at the place, in whole pieces, each once and in an order of its own. Without a terminal
 * group of the restaurant's own every group counts: what is out in one may not be promised.
 */
export function stoppedHere(
  everywhere: readonly StoppedDish[],
  { organizationId, terminalGroupId }: RestaurantPlace,
): Stopped[] {
  const byThing = new Map<string, Stopped>();
  for (const dish of everywhere) {
    if (dish.organizationId !== organizationId) continue;
    if (terminalGroupId !== null && dish.terminalGroupId !== terminalGroupId) continue;
    const { productId: product, sizeId: size } = dish;
    const key = `${product} ${size ?? ''}`;
    const left = Math.max(0, Math.floor(dish.balance));
    const known = byThing.get(key);
    if (!known || left < known.left) byThing.set(key, { product, size, left });
  }
  return [...byThing.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, stopped]) => stopped);
}
