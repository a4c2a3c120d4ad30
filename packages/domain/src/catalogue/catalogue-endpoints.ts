import { z } from 'zod';
import { forStaff } from '../contract/access.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { list, pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idInPathSchema, idSchema, requiredText, text } from '../contract/fields.ts';
import { productSchema, storeSchema } from './catalogue-schema.ts';

const storeReply = z.object({ store: storeSchema, products: list(productSchema) });

/** Active stores. */
export const getStores = defineEndpoint({
  method: 'GET',
  path: '/api/stores',
  summary: 'Active stores',
  access: 'anyone',
  cacheable: true,
  replies: { 200: z.object({ stores: list(storeSchema) }) },
});

/** One store with its products. */
export const getStore = defineEndpoint({
  method: 'GET',
  path: '/api/store/:id',
  summary: 'A store with its products',
  access: 'anyone',
  cacheable: true,
  params: z.object({ id: idInPathSchema }),
  replies: { 200: storeReply },
});

/** One store by the name the hotel gave it in links. */
export const getCustomStore = defineEndpoint({
  method: 'GET',
  path: '/api/store/custom/:customId',
  summary: 'A store with its products, by its custom id',
  access: 'anyone',
  cacheable: true,
  params: z.object({ customId: requiredText(64) }),
  replies: { 200: storeReply },
});

/** One product. */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/store/product/:id',
  summary: 'A product',
  access: 'anyone',
  cacheable: true,
  params: z.object({ id: idInPathSchema }),
  replies: { 200: z.object({ product: productSchema }) },
});

/** Products for staff, page by page, also those not for sale. */
export const fetchProducts = defineEndpoint({
  method: 'POST',
  path: '/api/store/product/fetch',
  summary: 'Products for staff, by store and text',
  access: forStaff,
  body: z.object({
    data: z.object({
      storeId: idSchema.optional(),
      search: text(100).optional(),
      ...pageRequestFields,
    }),
  }),
  replies: { 200: z.object({ products: pageOf(productSchema) }) },
});
