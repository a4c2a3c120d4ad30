import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';

/** Whether a store's goods are dishes, from the restaurant's menu. */
export function isRestaurant({ store_type }: Pick<Unwrapped<Store>, 'store_type'>): boolean {
  return store_type.value === 'restaurant';
}
