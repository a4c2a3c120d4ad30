import {
  addToCart,
  cartStorageKey,
  clearStore,
  emptyCart,
  parseCart,
  removeFromCart,
  setQuantity,
  stringifyCart,
  type Cart,
  type CartGoods,
} from '@portal/domain/cart';
import { createListeners } from '../listeners/listeners.ts';

/** Storage of the cart: `localStorage` in a browser. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A cart per store, stored over reloads and shared by the tabs of a browser. */
export interface CartStorage {
  /** The same object until something changes. */
  read(): Cart;
  /** An empty cart: what React draws on a server and hydrates with. */
  serverSnapshot(): Cart;
  /** Calls back after every change, also of another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Adds pieces, one by default; an item has 1 to 99. */
  add(storeId: number, goods: CartGoods, pieces?: number): void;
  /** 0 takes the item out. */
  setQuantity(storeId: number, goods: CartGoods, quantity: number): void;
  remove(storeId: number, goods: CartGoods): void;
  /** Empties one store's cart, e.g. after an order was placed there. */
  clearStore(storeId: number): void;
}

/**
 * Opens the cart. A storage that refuses to write (full, private mode) costs the memory of it, no more, and so does
 * none at all: on a server, or where a browser gives none.
 *
 * @param storage - `localStorage` by default.
 */
export function createCartStorage(storage: KeyValueStorage = lastingStorage()): CartStorage {
  const listeners = createListeners();
  let cart = readStored() ?? emptyCart;
  // Until a write succeeds, the storage holds less than this page does.
  let isStored = true;

  function readStored(): Cart | null {
    try {
      return parseCart(storage.getItem(cartStorageKey));
    } catch {
      return null;
    }
  }

  function show(next: Cart): void {
    if (stringifyCart(next) === stringifyCart(cart)) return;
    cart = next;
    listeners.notify();
  }

  /** Other tabs change the storage too. */
  function catchUp(): void {
    show((isStored ? readStored() : null) ?? cart);
  }

  function change(alter: (cart: Cart) => Cart): void {
    catchUp();
    const next = alter(cart);
    try {
      storage.setItem(cartStorageKey, stringifyCart(next));
      isStored = true;
    } catch {
      isStored = false;
    }
    show(next);
  }

  function followOtherTabs({ key }: StorageEvent): void {
    if (key === cartStorageKey || key === null) catchUp();
  }

  return {
    read: () => cart,
    serverSnapshot: () => emptyCart,
    subscribe(listener) {
      if (listeners.size === 0) {
        catchUp();
        if (typeof window !== 'undefined') {
          window.addEventListener('storage', followOtherTabs);
          // In the cache for going back, not every browser tells a page what others wrote.
          window.addEventListener('pageshow', catchUp);
        }
      }
      const stop = listeners.add(listener);
      return () => {
        stop();
        if (listeners.size === 0 && typeof window !== 'undefined') {
          window.removeEventListener('storage', followOtherTabs);
          window.removeEventListener('pageshow', catchUp);
        }
      };
    },
    add: (storeId, goods, pieces) => change((now) => addToCart(now, storeId, goods, pieces)),
    setQuantity: (storeId, goods, quantity) =>
      change((now) => setQuantity(now, storeId, goods, quantity)),
    remove: (storeId, goods) => change((now) => removeFromCart(now, storeId, goods)),
    clearStore: (storeId) => change((now) => clearStore(now, storeId)),
  };
}

/** Fallback in memory where the storage cannot be written. */
const noStorage: KeyValueStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('Nothing is kept here.');
  },
};

function lastingStorage(): KeyValueStorage {
  try {
    const { localStorage } = globalThis as { readonly localStorage?: KeyValueStorage };
    return localStorage ?? noStorage;
  } catch {
    // A browser that blocks it says so already when it is named.
    return noStorage;
  }
}
