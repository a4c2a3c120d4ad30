import {
  getCustomStore,
  getProduct,
  getStore,
  getStores,
  type Product,
  type Store,
} from '@portal/domain/catalogue';
import { fetchStoreWait, type EtaWait } from '@portal/domain/orders';
import { getPortalSetting, type PortalAttributes } from '@portal/domain/portal';
import { getRooms, type Room } from '@portal/domain/rooms';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** A store with its products; one that is closed (`isActive: false`) has none. */
export interface StoreWithProducts {
  readonly store: Unwrapped<Store>;
  readonly products: readonly Unwrapped<Product>[];
}

/** What everybody may read: settings, stores, products; and rooms for who is signed in. */
export interface CatalogueClient {
  /** Contacts, ways to pay, whether maintenance is under way. */
  portal(options?: CallOptions): Promise<PortalAttributes>;
  /** Those that are active. */
  stores(options?: CallOptions): Promise<Unwrapped<Store>[]>;
  /** @throws NotFoundError when there is no such store. */
  store(id: number, options?: CallOptions): Promise<StoreWithProducts>;
  /** @throws NotFoundError when there is no such store. */
  customStore(customId: string, options?: CallOptions): Promise<StoreWithProducts>;
  /**
   * How many minutes an order of a store would take now; null where the hotel promises nothing.
   *
   * @throws NotFoundError when there is no such active store.
   */
  storeWait(id: number, options?: CallOptions): Promise<EtaWait | null>;
  /** @throws NotFoundError when there is no such product. */
  product(id: number, options?: CallOptions): Promise<Unwrapped<Product>>;
  /**
   * In the order a person looks for them.
   *
   * @throws SignedOutError without a session.
   */
  rooms(options?: CallOptions): Promise<Unwrapped<Room>[]>;
}

/** Reads the catalogue. */
export function createCatalogueClient(call: Caller): CatalogueClient {
  return {
    async portal(options) {
      const { body } = await call(getPortalSetting, { body: {} }, options);
      return body.status.data.attributes;
    },
    async stores(options) {
      const { body } = await call(getStores, {}, options);
      return body.stores.data.map(unwrap);
    },
    async store(id, options) {
      const { body } = await call(getStore, { params: { id: String(id) } }, options);
      return { store: unwrap(body.store), products: body.products.data.map(unwrap) };
    },
    async customStore(customId, options) {
      const { body } = await call(getCustomStore, { params: { customId } }, options);
      return { store: unwrap(body.store), products: body.products.data.map(unwrap) };
    },
    async storeWait(id, options) {
      const { body } = await call(fetchStoreWait, { params: { id: String(id) } }, options);
      return body.wait;
    },
    async product(id, options) {
      const { body } = await call(getProduct, { params: { id: String(id) } }, options);
      return unwrap(body.product);
    },
    async rooms(options) {
      const { body } = await call(getRooms, {}, options);
      return body.rooms.data.map(unwrap);
    },
  };
}
