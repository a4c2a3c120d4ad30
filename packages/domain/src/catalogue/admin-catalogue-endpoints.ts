import * as z from 'zod';
import { forStaff } from '../contract/endpoints/access.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { list, pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, text } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import {
  categoryNameSchema,
  newProductSchema,
  newStoreSchema,
  productChangeSchema,
  staffProductSchema,
  staffStoreSchema,
  storeCategorySchema,
  storeChangeSchema,
} from './admin-catalogue-schema.ts';

const access = { admin: 'any' } as const;
const limits = [{ points: 120, windowSeconds: 60, by: 'account' }] as const;
const oneStore = z.object({ store: staffStoreSchema });
const oneProduct = z.object({ product: staffProductSchema });
const oneCategory = z.object({ storeCategory: storeCategorySchema });
const onlyId = z.object({ data: z.object({ id: idSchema }) });

/** Stores for staff, also those that are switched off, in the order in which guests see them. */
export const fetchStores = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store/fetch',
  summary: 'Stores for staff, active or not',
  access: forStaff,
  body: z.object({
    data: z
      .object({
        id: idSchema.optional(),
        isActive: z.boolean().optional(),
        /** In title, short description and custom id. */
        search: text(100).optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ stores: pageOf(staffStoreSchema) }) },
});

/** Opens a store. `INVALID` for a category or a picture that is not there. */
export const createStore = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store/create',
  summary: 'Open a store',
  access,
  limits,
  idempotent: true,
  body: z.object({ data: z.object({ store: newStoreSchema }) }),
  replies: { 201: oneStore, 409: problem('CUSTOM_ID_TAKEN'), 422: problem('INVALID') },
});

/**
 * Changes a store: what is left out stays. A store cannot become a restaurant, nor a restaurant a
 * store, as what is ordered there comes from elsewhere.
 */
export const updateStore = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store/update',
  summary: 'Change a store, or switch it on or off',
  access,
  limits,
  body: z.object({ data: z.object({ store: storeChangeSchema }) }),
  replies: {
    200: oneStore,
    409: problem('STALE_VERSION', 'CUSTOM_ID_TAKEN'),
    422: problem('INVALID'),
  },
});

/** Products for staff, page by page, also those not for sale. */
export const fetchProducts = defineEndpoint({
  method: 'POST',
  path: '/api/store/product/fetch',
  summary: 'Products for staff, by store and text',
  access: forStaff,
  body: z.object({
    data: z
      .object({
        storeId: idSchema.optional(),
        search: text(100).optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ products: pageOf(staffProductSchema) }) },
});

/** Adds a product to a store. `INVALID` for a store or a picture that is not there. */
export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/api/admin/product/create',
  summary: 'Add a product to a store',
  access,
  limits,
  idempotent: true,
  body: z.object({ data: z.object({ product: newProductSchema }) }),
  replies: { 201: oneProduct, 422: problem('INVALID') },
});

/** Changes a product: what is left out stays. Orders keep the name and the price they were placed with. */
export const updateProduct = defineEndpoint({
  method: 'POST',
  path: '/api/admin/product/update',
  summary: 'Change a product, its price, or take it off sale',
  access,
  limits,
  body: z.object({ data: z.object({ product: productChangeSchema }) }),
  replies: { 200: oneProduct, 409: problem('STALE_VERSION'), 422: problem('INVALID') },
});

/** Removes a product for good. Orders that have it keep their lines. */
export const deleteProduct = defineEndpoint({
  method: 'POST',
  path: '/api/admin/product/delete',
  summary: 'Remove a product for good',
  access,
  limits,
  body: onlyId,
  replies: { 204: noContent },
});

/** All categories of stores, by their names. */
export const fetchStoreCategories = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store-category/fetch',
  summary: 'All categories of stores, by their names',
  access: forStaff,
  body: z.object({}),
  replies: { 200: z.object({ storeCategories: list(storeCategorySchema) }) },
});

/** Adds a category. */
export const createStoreCategory = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store-category/create',
  summary: 'Add a category of stores',
  access,
  limits,
  body: z.object({ data: z.object({ storeCategory: z.object({ name: categoryNameSchema }) }) }),
  replies: { 201: oneCategory, 409: problem('NAME_TAKEN', 'TOO_MANY_CATEGORIES') },
});

/** Renames a category. */
export const updateStoreCategory = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/store-category/update',
  summary: 'Rename a category of stores',
  repeatable: true,
  access,
  limits,
  body: z.object({
    data: z.object({ storeCategory: z.object({ id: idSchema, name: categoryNameSchema }) }),
  }),
  replies: { 200: oneCategory, 409: problem('NAME_TAKEN') },
});

/** Deletes a category that no store names. */
export const deleteStoreCategory = defineEndpoint({
  method: 'POST',
  path: '/api/admin/store-category/delete',
  summary: 'Delete a category that no store names',
  access,
  limits,
  body: onlyId,
  replies: { 204: noContent, 409: problem('CATEGORY_IN_USE') },
});
