// @vitest-environment jsdom
import { cartStorageKey } from '@portal/domain/cart';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStorage, type KeyValueStorage } from './cart-storage.ts';

beforeEach(() => localStorage.clear());

function stored(): unknown {
  return JSON.parse(localStorage.getItem(cartStorageKey) ?? 'null');
}

/** Another tab writes the cart; its browser tells this one. */
function writeInOtherTab(cart: object): void {
  localStorage.setItem(cartStorageKey, JSON.stringify(cart));
  window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
}

/** A storage that can be full. */
function limitedStorage(written: string | null = null) {
  const storage = { isFull: true, written };
  const saved: KeyValueStorage = {
    getItem: () => storage.written,
    setItem(_, value) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.written = value;
    },
  };
  return { saved, storage };
}

describe('a cart', () => {
  it('is kept per store, over reloads', () => {
    const carts = createCartStorage(localStorage);
    carts.add(1, 7);
    carts.add(1, 7, 2);
    carts.add(2, 'c3b0b9a4-5a7b-4d53-9d3e-8a2b1c0d9e8f');
    carts.setQuantity(1, 8, 5);
    carts.remove(1, 8);
    const cart = {
      1: [{ id: 7, quantity: 3 }],
      2: [{ id: 'c3b0b9a4-5a7b-4d53-9d3e-8a2b1c0d9e8f', quantity: 1 }],
    };
    expect(carts.read()).toEqual(cart);
    expect(stored()).toEqual(cart);
    expect(createCartStorage(localStorage).read()).toEqual(cart);
  });

  it('is emptied for one store only', () => {
    const carts = createCartStorage(localStorage);
    carts.add(1, 7);
    carts.add(2, 8);
    carts.clearStore(1);
    expect(carts.read()).toEqual({ 2: [{ id: 8, quantity: 1 }] });
    expect(stored()).toEqual({ 2: [{ id: 8, quantity: 1 }] });
  });

  it('is the same object until something changes, and only then is anybody told', () => {
    const carts = createCartStorage(localStorage);
    carts.add(1, 7);
    const listener = vi.fn();
    carts.subscribe(listener);
    const before = carts.read();
    carts.setQuantity(1, 7, 1);
    carts.remove(1, 99);
    carts.clearStore(3);
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(carts.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    carts.add(1, 7);
    expect(carts.read()).not.toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells nobody who has stopped listening, and then does not follow other tabs', () => {
    const carts = createCartStorage(localStorage);
    const listener = vi.fn();
    carts.subscribe(listener)();
    carts.add(1, 7);
    writeInOtherTab({});
    expect(listener).not.toHaveBeenCalled();
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
  });
});

describe('tabs of one browser', () => {
  it('see each other’s changes at once', () => {
    const carts = createCartStorage(localStorage);
    const listener = vi.fn();
    carts.subscribe(listener);
    writeInOtherTab({ 1: [{ id: 7, quantity: 2 }] });
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 2 }] });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(carts.read()).toEqual({});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('do not overwrite each other', () => {
    const [one, other] = [createCartStorage(localStorage), createCartStorage(localStorage)];
    one.add(1, 7);
    other.add(1, 8);
    one.add(2, 9);
    const cart = {
      1: [
        { id: 7, quantity: 1 },
        { id: 8, quantity: 1 },
      ],
      2: [{ id: 9, quantity: 1 }],
    };
    expect(stored()).toEqual(cart);
    expect(one.read()).toEqual(cart);
  });

  it('see what changed before anybody listened', () => {
    const carts = createCartStorage(localStorage);
    createCartStorage(localStorage).add(1, 7);
    carts.subscribe(() => undefined);
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
  });

  it('show what changed while a page lay in the cache for going back', () => {
    const carts = createCartStorage(localStorage);
    const listener = vi.fn();
    const stop = carts.subscribe(listener);
    localStorage.setItem(cartStorageKey, '{"1":[{"id":7,"quantity":2}]}');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 2 }] });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 2 }] });
  });

  it('take no notice of what else is stored', () => {
    const carts = createCartStorage(localStorage);
    carts.subscribe(() => undefined);
    localStorage.setItem(cartStorageKey, '{"1":[{"id":7,"quantity":1}]}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(carts.read()).toEqual({});
  });
});

describe('a storage', () => {
  it.each([
    ['nonsense', 'not json'],
    ['another shape', '[1, 2]'],
    ['quantities out of bounds', '{"1":[{"id":7,"quantity":-3}]}'],
  ])('with %s in it is an empty cart that can be filled', (_, written) => {
    localStorage.setItem(cartStorageKey, written);
    const carts = createCartStorage(localStorage);
    expect(carts.read()).toEqual({});
    carts.add(1, 7);
    expect(stored()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
  });

  it('that is not there leaves one too, and a server draws none', () => {
    vi.stubGlobal('localStorage', undefined);
    const carts = createCartStorage();
    carts.add(1, 7);
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
    expect(carts.serverSnapshot()).toEqual({});
    vi.unstubAllGlobals();
  });

  it('that may not be named leaves one too', () => {
    const { localStorage: original } = Object.getOwnPropertyDescriptors(globalThis);
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    const carts = createCartStorage();
    carts.add(1, 7);
    expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
    Object.defineProperty(globalThis, 'localStorage', original);
  });

  it('that may not be touched leaves a cart for as long as the page is there', () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const carts = createCartStorage({ getItem: denied, setItem: denied });
    carts.add(1, 7);
    carts.add(1, 8);
    carts.remove(1, 7);
    expect(carts.read()).toEqual({ 1: [{ id: 8, quantity: 1 }] });
  });

  it('that is full loses nothing the guest has put in', () => {
    const { saved, storage } = limitedStorage('{"1":[{"id":7,"quantity":1}]}');
    const carts = createCartStorage(saved);
    carts.add(1, 8);
    carts.add(1, 9);
    const ids = () => carts.read()[1]?.map(({ id }) => id);
    expect(ids()).toEqual([7, 8, 9]);
    storage.isFull = false;
    carts.add(1, 10);
    expect(ids()).toEqual([7, 8, 9, 10]);
    expect(JSON.parse(storage.written ?? '')).toEqual(carts.read());
  });

  it('that is full keeps what the guest has put in when another tab changes its cart', () => {
    const { saved, storage } = limitedStorage('{"1":[{"id":7,"quantity":1}]}');
    const carts = createCartStorage(saved);
    carts.subscribe(() => undefined);
    carts.add(1, 8);
    storage.written = '{"1":[{"id":7,"quantity":2}]}';
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(carts.read()[1]).toContainEqual({ id: 8, quantity: 1 });
  });
});
