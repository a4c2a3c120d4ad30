import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { list } from '../contract/envelope.ts';
import { idInPathSchema, requiredText } from '../contract/fields/fields.ts';
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
  summary: 'A store by its custom id',
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
