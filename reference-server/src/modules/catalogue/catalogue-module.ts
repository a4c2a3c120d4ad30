import { cataloguePictureRules } from '@portal/domain/catalogue';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker } from '../../outbox/worker.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { createAdminCatalogueRepository } from './admin-catalogue-repository.ts';
import { adminCatalogueRoutes } from './admin-catalogue-routes.ts';
import { createAdminCatalogue } from './admin-catalogue.ts';
import { cataloguePictureRoutes } from './catalogue-picture-routes.ts';
import {
  createCataloguePictureRepository,
  type CataloguePictureRepository,
} from './catalogue-picture-repository.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import { categoryRoutes } from './category-routes.ts';
import { createCategoryRepository } from './category-repository.ts';

/** What the catalogue needs. */
export interface CatalogueModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Stores and products: reading them, and keeping them. */
export interface CatalogueModule {
  readonly routes: Route[];
  readonly pictures: Pick<CataloguePictureRepository, 'read'>;
  start(): void;
  stop(): Promise<void>;
}

const tidyingMilliseconds = 30 * 60_000;

/** The module; {@link CatalogueModule.start} begins to forget pictures that nothing names. */
export function createCatalogueModule(options: CatalogueModuleOptions): CatalogueModule {
  const { outbox, log } = options;
  const { prisma } = options.database;
  const repository = createCatalogueRepository(prisma);
  const pictures = createCataloguePictureRepository(prisma);
  const categories = createCategoryRepository(prisma);
  const cache = createCatalogueCache(() => repository.version());
  const admin = createAdminCatalogue({
    repository: createAdminCatalogueRepository(prisma),
    outbox,
    onChange: cache.forget,
  });
  const tidying = createWorker({
    name: 'catalogue pictures',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      return pictures.forgetUnnamed(unnamedSince(new Date()));
    },
  });
  return {
    routes: [
      ...catalogueRoutes(repository, cache),
      ...adminCatalogueRoutes(repository, admin),
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
