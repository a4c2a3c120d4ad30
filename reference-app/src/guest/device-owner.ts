import type { CartStorage } from '@portal/client';
import type { PersistentStorage } from '../shared/storage/memory-storage.ts';

const ownerKey = 'portal-owner';

/** Keeps what one person left in a browser from being shown to another. */
export function createDeviceOwner(storage: PersistentStorage, clear: () => void) {
  return {
    /** A guest has signed in. What was left by nobody becomes theirs; another guest's is forgotten. */
    claim(guestId: number) {
      const owner = storage.getItem(ownerKey);
      if (owner !== null && owner !== String(guestId)) clear();
      storage.setItem(ownerKey, String(guestId));
    },
    /** The guest has signed out: the next person finds nothing. */
    leave() {
      clear();
      storage.removeItem(ownerKey);
    },
  };
}

/** Empties the carts of every store. */
export function clearCarts(carts: CartStorage): void {
  for (const storeId of Object.keys(carts.read())) carts.clearStore(Number(storeId));
}
