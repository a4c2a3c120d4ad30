import type { CartStorage } from '@portal/client';

/** Empties the carts of every store. */
export function clearCarts(carts: CartStorage): void {
  for (const storeId of Object.keys(carts.read())) carts.clearStore(Number(storeId));
}
