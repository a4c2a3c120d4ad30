export {
  fetchStores,
  createStore,
  updateStore,
  fetchProducts,
  createProduct,
  updateProduct,
  deleteProduct,
  fetchStoreCategories,
  createStoreCategory,
  updateStoreCategory,
  deleteStoreCategory,
} from './admin-catalogue-endpoints.ts';
export {
  type StaffStore,
  type StaffProduct,
  type StoreCategory,
  newStoreSchema,
  type NewStore,
  storeChangeSchema,
  newProductSchema,
  type NewProduct,
  productChangeSchema,
} from './admin-catalogue-schema.ts';
export { getStores, getStore, getCustomStore, getProduct } from './catalogue-endpoints.ts';
export { catalogueChange } from './catalogue-events.ts';
export { cataloguePreviewUrl } from './catalogue-picture-url.ts';
export {
  cataloguePictureRules,
  type CataloguePicture,
  uploadCataloguePicture,
} from './catalogue-picture.ts';
export {
  catalogueLimits,
  storePreviewSizes,
  type StorePreviewSize,
  type StoreError,
  findStoreErrors,
} from './catalogue-rules.ts';
export {
  feeTypes,
  type Fee,
  type Store,
  productSchema,
  type Product,
  storeAttributesSchema,
  productAttributesSchema,
} from './catalogue-schema.ts';
export { storeKinds, type StoreKind, storeKindLabel } from './store-kind.ts';
