import { fetchProducts, getCustomStore, getProduct, getStore, getStores } from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import type { CatalogueStore } from './catalogue-store.ts';

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new ProblemError('NOT_FOUND');
  return thing;
}

/** The calls that read stores and products. */
export function catalogueRoutes(store: CatalogueStore): Route[] {
  const cached = createCatalogueCache(() => store.version());
  return [
    implement(getStores, async () => ({
      status: 200,
      body: await cached('stores', async () => ({ stores: { data: await store.activeStores() } })),
    })),
    implement(getStore, async ({ params: { id } }) => ({
      status: 200,
      body: found(await cached(`store:${id}`, () => store.storePage({ id }))),
    })),
    implement(getCustomStore, async ({ params: { customId } }) => ({
      status: 200,
      body: found(await cached(`custom:${customId}`, () => store.storePage({ customId }))),
    })),
    implement(getProduct, async ({ params: { id } }) => ({
      status: 200,
      body: found(
        await cached(`product:${id}`, async () => {
          const product = await store.product(id);
          return product && { product };
        }),
      ),
    })),
    implement(fetchProducts, async ({ body }) => {
      const { page, pageSize } = body.data;
      const { products, total } = await store.search(body.data);
      return {
        status: 200,
        body: { products: { data: products, meta: { total, page, pageSize } } },
      };
    }),
  ];
}
