import { cataloguePictureRules } from '@portal/domain';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { createCatalogueDeskStore } from './catalogue-desk-store.ts';
import { catalogueDeskRoutes } from './catalogue-desk-routes.ts';
import { createCatalogueDesk } from './catalogue-desk.ts';
import { cataloguePictureRoutes } from './catalogue-picture-routes.ts';
import {
  createCataloguePictureStore,
  type CataloguePictureStore,
} from './catalogue-picture-store.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { categoryRoutes } from './category-routes.ts';
import { createCategoryStore } from './category-store.ts';

/** What the catalogue needs. */
export interface CatalogueModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Stores and products: reading them, and keeping them. */
export interface CatalogueModule {
  readonly routes: Route[];
  readonly pictures: Pick<CataloguePictureStore, 'read'>;
  start(): void;
  stop(): Promise<void>;
}

const tidyingMilliseconds = 30 * 60_000;

/** The module; {@link CatalogueModule.start} begins to forget pictures that nothing names. */
export function createCatalogueModule(options: CatalogueModuleOptions): CatalogueModule {
  const { outbox, log } = options;
  const { prisma } = options.database;
  const store = createCatalogueStore(prisma);
  const pictures = createCataloguePictureStore(prisma);
  const categories = createCategoryStore(prisma);
  const cache = createCatalogueCache(() => store.version());
  const desk = createCatalogueDesk({
    store: createCatalogueDeskStore(prisma),
    outbox,
    onChange: cache.forget,
  });
  const tidying = createPokedLoop({
    name: 'catalogue pictures',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      return pictures.forgetUnnamed(unnamedSince(new Date()));
    },
  });
  return {
    routes: [
      ...catalogueRoutes(store, cache),
      ...catalogueDeskRoutes(store, desk),
      ...categoryRoutes({ categories, outbox, onChange: cache.forget }),
      ...cataloguePictureRoutes(pictures, createPictureMaker(cataloguePictureRules)),
    ],
    pictures,
    start: tidying.start,
    stop: tidying.stop,
  };
}

/** When a picture that nothing names must have been used last to be still worth keeping. */
export function unnamedSince(now: Date): Date {
  return new Date(now.getTime() - cataloguePictureRules.unnamedHours * 3_600_000);
}
