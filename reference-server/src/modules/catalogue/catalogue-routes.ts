import type { IncomingHttpHeaders } from 'node:http';
import { getCustomStore, getProduct, getStore, getStores } from '@portal/domain/catalogue';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new ProblemError('NOT_FOUND');
  return thing;
}

/** Whether the caller knows of a change, and wants nothing cached before it. */
function isFresh({ 'cache-control': cacheControl = '' }: IncomingHttpHeaders): boolean {
  return /\b(no-cache|max-age=0)\b/i.test(cacheControl);
}

/** The calls that read stores and products, for everybody. */
export function catalogueRoutes(repository: CatalogueRepository, cache: CatalogueCache): Route[] {
  return [
    implement(getStores, async ({ headers }) => ({
      status: 200,
      body: await cache.get(
        'stores',
        async () => ({ stores: { data: await repository.activeStores() } }),
        isFresh(headers),
      ),
    })),
    implement(getStore, async ({ params: { id }, headers }) => ({
      status: 200,
      body: found(
        await cache.get(`store:${id}`, () => repository.storePage({ id }), isFresh(headers)),
      ),
    })),
    implement(getCustomStore, async ({ params: { customId }, headers }) => ({
      status: 200,
      body: found(
        await cache.get(
          `custom:${customId}`,
          () => repository.storePage({ customId }),
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
            const product = await repository.product(id);
            return product && { product };
          },
          isFresh(headers),
        ),
      ),
    })),
  ];
}
