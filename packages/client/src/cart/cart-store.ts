import {
  addToCart,
  cartStorageKey,
  clearStore,
  parseCart,
  removeFromCart,
  setQuantity,
  stringifyCart,
  type Cart,
  type CartItemId,
} from '@portal/domain';

/** Where the cart is kept: `localStorage` in a browser. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A cart per store, kept over reloads and shared by the tabs of a browser. */
export interface CartStore {
  /** The same object until something changes. */
  read(): Cart;
  subscribe(listener: () => void): () => void;
  add(storeId: number, id: CartItemId, pieces?: number): void;
  setQuantity(storeId: number, id: CartItemId, quantity: number): void;
  remove(storeId: number, id: CartItemId): void;
  /** Empties one store's cart, e.g. after an order was placed there. */
  clearStore(storeId: number): void;
}

/** Opens the cart. A storage that refuses to write (full, private mode) costs the memory of it, no more. */
export function createCartStore(storage: CartStorage): CartStore {
  let cart = parseCart(readStored());
  const listeners = new Set<() => void>();

  function readStored(): string | null {
    try {
      return storage.getItem(cartStorageKey);
    } catch {
      return null;
    }
  }

  function show(next: Cart): void {
    cart = next;
    for (const listener of listeners) listener();
  }

  function change(alter: (cart: Cart) => Cart): void {
    const next = alter(parseCart(readStored() ?? stringifyCart(cart)));
    try {
      storage.setItem(cartStorageKey, stringifyCart(next));
    } catch {
      // Kept in memory until the page is left.
    }
    show(next);
  }

  function followOtherTabs(event: StorageEvent): void {
    if (event.key === cartStorageKey || event.key === null) show(parseCart(readStored()));
  }

  return {
    read: () => cart,
    subscribe(listener) {
      if (listeners.size === 0 && typeof window !== 'undefined') {
        window.addEventListener('storage', followOtherTabs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof window !== 'undefined') {
          window.removeEventListener('storage', followOtherTabs);
        }
      };
    },
    add: (storeId, id, pieces) => change((now) => addToCart(now, storeId, id, pieces)),
    setQuantity: (storeId, id, quantity) =>
      change((now) => setQuantity(now, storeId, id, quantity)),
    remove: (storeId, id) => change((now) => removeFromCart(now, storeId, id)),
    clearStore: (storeId) => change((now) => clearStore(now, storeId)),
  };
}
