import { cataloguePictureRules, getStore, uploadCataloguePicture } from '@portal/domain/catalogue';
import { getDishes } from '@portal/domain/restaurant';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import { createPictureMaker, type PictureMaker } from '../../pictures/make-picture.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { adminCatalogueRoutes } from './admin-catalogue-routes.ts';
import {
  createCataloguePictureRepository,
  type CataloguePictureRepository,
} from './pictures/catalogue-picture-repository.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import { categoryRoutes } from './categories/category-routes.ts';

/** What the catalogue needs. */
export interface CatalogueModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly makeChange: MakeChange;
  readonly log: Logger;
}

const tidyingMilliseconds = 30 * 60_000;

/** Stores and products: reading them, and keeping them; `start` begins to forget pictures that nothing names. */
export function createCatalogueModule(options: CatalogueModuleOptions) {
  const { makeChange, log } = options;
  const { prisma } = options.database;
  const repository = createCatalogueRepository(prisma);
  const pictures = createCataloguePictureRepository(prisma);
  const cache = createCatalogueCache(() => repository.version());
  const tidying = createWorker({
    name: 'catalogue pictures',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      return pictures.deleteUnnamed(unnamedSince(new Date()));
    },
  });
  return {
    routes: [
      ...catalogueRoutes(repository, cache),
      ...adminCatalogueRoutes({ catalogue: repository, makeChange, onChange: cache.clear }),
      ...categoryRoutes({ prisma, makeChange, onChange: cache.clear }),
      pictureRoute(pictures, createPictureMaker(cataloguePictureRules)),
    ],
    pictures,
    /** Paths of the calls that a store's page begins with: of the store, and of its menu where it has one. */
    async firstCallsOfStore(id: number): Promise<readonly string[]> {
      // A page is sent whether or not it is known what it will ask for.
      const read = await cache
        .get(`store:${id}`, () => repository.storePage({ id }))
        .catch(() => null);
      if (!read) return [];
      const hasMenu =
        read.store.attributes.isActive && read.store.attributes.store_type.value === 'restaurant';
      return [getStore.path.replace(':id', String(id)), ...(hasMenu ? [getDishes.path] : [])];
    },
    start: tidying.start,
    stop: tidying.stop,
  };
}

/** The call that takes a picture for a store or a product. */
function pictureRoute(pictures: CataloguePictureRepository, makePicture: PictureMaker): Route {
  return implement(uploadCataloguePicture, async ({ body, refuse }) => {
    const made = await makePicture(body);
    if ('refusal' in made) return refuse(made.refusal);
    return { status: 201, body: { picture: await pictures.save(made) } };
  });
}

/** When a picture that nothing names must have been used last to be still worth keeping. */
export function unnamedSince(now: Date): Date {
  return new Date(now.getTime() - cataloguePictureRules.unnamedHours * 3_600_000);
}
