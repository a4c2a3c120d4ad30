import type { CartStore } from '@portal/client';

/** Empties the carts of every store. */
export function clearCarts(carts: CartStore): void {
  for (const storeId of Object.keys(carts.read())) carts.clearStore(Number(storeId));
}
