import type { IncomingHttpHeaders } from 'node:http';
import { getCustomStore, getProduct, getStore, getStores } from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CatalogueStore } from './catalogue-store.ts';

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new ProblemError('NOT_FOUND');
  return thing;
}

/** Whether the caller has heard of a change, and wants nothing that was kept from before it. */
function isFresh({ 'cache-control': wish = '' }: IncomingHttpHeaders): boolean {
  return /\b(no-cache|max-age=0)\b/i.test(wish);
}

/** The calls that read stores and products, for everybody. */
export function catalogueRoutes(store: CatalogueStore, cache: CatalogueCache): Route[] {
  return [
    implement(getStores, async ({ headers }) => ({
      status: 200,
      body: await cache.get(
        'stores',
        async () => ({ stores: { data: await store.activeStores() } }),
        isFresh(headers),
      ),
    })),
    implement(getStore, async ({ params: { id }, headers }) => ({
      status: 200,
      body: found(await cache.get(`store:${id}`, () => store.storePage({ id }), isFresh(headers))),
    })),
    implement(getCustomStore, async ({ params: { customId }, headers }) => ({
      status: 200,
      body: found(
        await cache.get(
          `custom:${customId}`,
          () => store.storePage({ customId }),
          isFresh(headers),
        ),
      ),
    })),
    implement(getProduct, async ({ params: { id }, headers }) => ({
      status: 200,
      body: found(
        await cache.get(
          `product:${id}`,
          async () => {
            const product = await store.product(id);
            return product && { product };
          },
          isFresh(headers),
        ),
      ),
    })),
  ];
}
