import { itemsOf, quantityOf, type CartItem, type CartItemId } from '@portal/domain/cart';
import { useMemo, useSyncExternalStore } from 'react';
import { cartStorage } from '../../shared/portal.ts';

/** What is in a store's cart. */
export function useCart(storeId: number): readonly CartItem[] {
  return itemsOf(useSyncExternalStore(cartStorage.subscribe, cartStorage.read), storeId);
}

/** How many of a thing are in a store's cart; whoever asks is not drawn again for another thing. */
export function useQuantity(storeId: number, id: CartItemId): number {
  return useSyncExternalStore(cartStorage.subscribe, () =>
    quantityOf(cartStorage.read(), storeId, id),
  );
}

/** The same of a dish, in whatever ways it was chosen. */
export function useItemsOf(storeId: number, id: CartItemId): readonly CartItem[] {
  // Compared as text: the cart makes its lists anew with every change.
  const written = useSyncExternalStore(cartStorage.subscribe, () =>
    JSON.stringify(itemsOf(cartStorage.read(), storeId).filter((item) => item.id === id)),
  );
  return useMemo(() => JSON.parse(written) as readonly CartItem[], [written]);
}

/** The stores whose carts hold something. */
export function useFilledCarts(): readonly number[] {
  return Object.keys(useSyncExternalStore(cartStorage.subscribe, cartStorage.read)).map(Number);
}
