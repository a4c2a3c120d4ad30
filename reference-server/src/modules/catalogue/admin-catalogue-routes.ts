import {
  createProduct,
  createStore,
  deleteProduct,
  fetchProducts,
  fetchStores,
  updateProduct,
  updateStore,
} from '@portal/domain/catalogue';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { AdminCatalogue } from './admin-catalogue.ts';
import { refusalOptions } from './catalogue-refusal.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';

/** The calls by which staff read and change stores and products. */
export function adminCatalogueRoutes(
  repository: CatalogueRepository,
  catalogue: AdminCatalogue,
): Route[] {
  return [
    implement(fetchStores, async ({ body: { data } }) => ({
      status: 200,
      body: { stores: await repository.searchStores(data) },
    })),

    implement(fetchProducts, async ({ body: { data } }) => ({
      status: 200,
      body: { products: await repository.searchProducts(data) },
    })),

    implement(createStore, async ({ body, actor, idempotency, refuse }) => {
      const result = await catalogue.openStore(body.data.store, identityOf(actor), idempotency);
      if ('store' in result) return { status: 201, body: { store: result.store } };
      const { refusal } = result;
      if (refusal.code === 'CUSTOM_ID_TAKEN') return refuse(refusal.code);
      if (refusal.code === 'INVALID') {
        return refuse(refusal.code, refusalOptions(refusal, 'store'));
      }
      throw new Error('A store that is new has no other version.');
    }),

    implement(updateStore, async ({ body, actor, refuse }) => {
      const result = await catalogue.changeStore(body.data.store, identityOf(actor));
      if ('store' in result) return { status: 200, body: { store: result.store } };
      const { refusal } = result;
      if (refusal.code === 'CUSTOM_ID_TAKEN') return refuse(refusal.code);
      const options = refusalOptions(refusal, 'store');
      return refuse(refusal.code, options);
    }),

    implement(createProduct, async ({ body, actor, idempotency, refuse }) => {
      const result = await catalogue.addProduct(body.data.product, identityOf(actor), idempotency);
      if ('product' in result) return { status: 201, body: { product: result.product } };
      return refuse('INVALID', refusalOptions(result.refusal, 'product'));
    }),

    implement(updateProduct, async ({ body, actor, refuse }) => {
      const result = await catalogue.changeProduct(body.data.product, identityOf(actor));
      if ('product' in result) return { status: 200, body: { product: result.product } };
      return refuse(result.refusal.code, refusalOptions(result.refusal, 'product'));
    }),

    implement(deleteProduct, async ({ body, actor }) => {
      await catalogue.removeProduct(body.data.id, identityOf(actor));
      return { status: 204, body: undefined };
    }),
  ];
}
