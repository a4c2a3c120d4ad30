import {
  cataloguePictureRules,
  createProduct,
  createStore,
  createStoreCategory,
  deleteProduct,
  deleteStoreCategory,
  fetchProducts,
  fetchStoreCategories,
  fetchStores,
  updateProduct,
  updateStore,
  updateStoreCategory,
  uploadCataloguePicture,
  type CataloguePicture,
  type NewProduct,
  type NewStore,
  type ProductChange,
  type StaffProduct,
  type StaffStore,
  type StoreCategory,
  type StoreChange,
} from '@portal/domain/catalogue';
import type { PageMeta, RequestOf } from '@portal/domain/contract';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';
import type { PictureUploadOptions } from '../pictures/picture-file.ts';

/** Which stores staff look for. */
export type StoreSearch = RequestOf<typeof fetchStores>['body']['data'];
/** Which products staff look for. */
export type ProductSearch = RequestOf<typeof fetchProducts>['body']['data'];

/** Stores and products as staff keep them; all but reading is for the role admin. */
export interface AdminCatalogueClient {
  /** Stores page by page, active or not, in the order in which guests see them. */
  stores(
    search?: StoreSearch,
    options?: CallOptions,
  ): Promise<{ stores: Unwrapped<StaffStore>[]; meta: PageMeta }>;
  /** One store, active or not; null when there is none. */
  store(id: number, options?: CallOptions): Promise<Unwrapped<StaffStore> | null>;
  /** Opens a store, once under its key. */
  openStore(
    store: NewStore,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<StaffStore>, RefusalOf<typeof createStore>>>;
  /**
   * Changes a store; what is left out stays. With `version` only while nobody else has changed it.
   *
   * @throws NotFoundError when there is no such store.
   */
  changeStore(
    change: StoreChange,
  ): Promise<Outcome<Unwrapped<StaffStore>, RefusalOf<typeof updateStore>>>;
  /** Products page by page, for sale or not, in the order in which guests see them. */
  products(
    search?: ProductSearch,
    options?: CallOptions,
  ): Promise<{ products: Unwrapped<StaffProduct>[]; meta: PageMeta }>;
  /** Adds a product, once under its key. */
  addProduct(
    product: NewProduct,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<StaffProduct>, RefusalOf<typeof createProduct>>>;
  /**
   * Changes a product; what is left out stays. With `version` only while nobody else has changed it.
   *
   * @throws NotFoundError when there is no such product.
   */
  changeProduct(
    change: ProductChange,
  ): Promise<Outcome<Unwrapped<StaffProduct>, RefusalOf<typeof updateProduct>>>;
  /** @throws NotFoundError when it was removed before. */
  removeProduct(id: number): Promise<void>;
  /**
   * Uploads a picture; its `url` goes into a store or a product within a day. One of more than 5 MB is
   * made smaller first, where the browser can.
   *
   * @throws RefusedError `PICTURE_TOO_LARGE` for more than 5 MB.
   */
  uploadPicture(
    picture: Blob,
    options?: PictureUploadOptions,
  ): Promise<Outcome<CataloguePicture, RefusalOf<typeof uploadCataloguePicture>>>;
  /** All categories, by their names. */
  categories(options?: CallOptions): Promise<Unwrapped<StoreCategory>[]>;
  addCategory(
    name: string,
  ): Promise<Outcome<Unwrapped<StoreCategory>, RefusalOf<typeof createStoreCategory>>>;
  /** @throws NotFoundError when it was removed. */
  renameCategory(
    id: number,
    name: string,
  ): Promise<Outcome<Unwrapped<StoreCategory>, RefusalOf<typeof updateStoreCategory>>>;
  /** @throws NotFoundError when it was removed before. */
  removeCategory(id: number): Promise<Outcome<undefined, RefusalOf<typeof deleteStoreCategory>>>;
}

/** The calls by which staff keep the catalogue. */
export function createAdminCatalogueClient(call: Caller): AdminCatalogueClient {
  async function stores(data: StoreSearch = {}, options?: CallOptions) {
    const { body } = await call(fetchStores, { body: { data } }, options);
    return { stores: body.stores.data.map(unwrap), meta: body.stores.meta };
  }

  return {
    stores,
    async store(id, options) {
      const found = await stores({ id, pageSize: 1 }, options);
      return found.stores[0] ?? null;
    },
    async openStore(store, options) {
      const reply = await call(createStore, { body: { data: { store } } }, options);
      return reply.status === 201 ? done(unwrap(reply.body.store)) : refused(reply);
    },
    async changeStore(store) {
      const reply = await call(updateStore, { body: { data: { store } } });
      return reply.status === 200 ? done(unwrap(reply.body.store)) : refused(reply);
    },
    async products(data = {}, options) {
      const { body } = await call(fetchProducts, { body: { data } }, options);
      return { products: body.products.data.map(unwrap), meta: body.products.meta };
    },
    async addProduct(product, options) {
      const reply = await call(createProduct, { body: { data: { product } } }, options);
      return reply.status === 201 ? done(unwrap(reply.body.product)) : refused(reply);
    },
    async changeProduct(product) {
      const reply = await call(updateProduct, { body: { data: { product } } });
      return reply.status === 200 ? done(unwrap(reply.body.product)) : refused(reply);
    },
    async removeProduct(id) {
      await call(deleteProduct, { body: { data: { id } } });
    },
    async uploadPicture(picture, options = {}) {
      const { maxSide } = cataloguePictureRules;
      const { readPictureFile } = await import('../pictures/picture-file.ts');
      const { body, mediaType } = await readPictureFile(picture, maxSide);
      const reply = await call(uploadCataloguePicture, { body }, { ...options, mediaType });
      return reply.status === 201 ? done(reply.body.picture) : refused(reply);
    },
    async categories(options) {
      const { body } = await call(fetchStoreCategories, { body: {} }, options);
      return body.storeCategories.data.map(unwrap);
    },
    async addCategory(name) {
      const reply = await call(createStoreCategory, {
        body: { data: { storeCategory: { name } } },
      });
      return reply.status === 201 ? done(unwrap(reply.body.storeCategory)) : refused(reply);
    },
    async renameCategory(id, name) {
      const request = { body: { data: { storeCategory: { id, name } } } };
      const reply = await call(updateStoreCategory, request, { isRepeatable: true });
      return reply.status === 200 ? done(unwrap(reply.body.storeCategory)) : refused(reply);
    },
    async removeCategory(id) {
      const reply = await call(deleteStoreCategory, { body: { data: { id } } });
      return reply.status === 204 ? done(undefined) : refused(reply);
    },
  };
}
