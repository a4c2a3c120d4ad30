import { itemsOf, type CartItem } from '@portal/domain';
import { useSyncExternalStore } from 'react';
import { cartStore } from '../../app/portal.ts';

/** What is in a store's cart. */
export function useCart(storeId: number): readonly CartItem[] {
  return itemsOf(useSyncExternalStore(cartStore.subscribe, cartStore.read), storeId);
}
