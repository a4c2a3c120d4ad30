import type { PrismaClient } from '../../../generated/prisma/client.ts';
import {
  createDishPictureRepository,
  type DishPictureRepository,
} from './menu/dish-picture-repository.ts';
import {
  createQueryResultRepository,
  type QueryResultRepository,
} from './menu/query-result-repository.ts';
import {
  createStopListRepository,
  type StopListRepository,
} from './stop-list/stop-list-repository.ts';

/** What the restaurant's module keeps. */
export interface RestaurantRepository {
  readonly queryResults: QueryResultRepository;
  readonly stopLists: StopListRepository;
  readonly pictures: DishPictureRepository;
}

/** The same in SQL. */
export function createRestaurantRepository(prisma: PrismaClient): RestaurantRepository {
  return {
    queryResults: createQueryResultRepository(prisma),
    stopLists: createStopListRepository(prisma),
    pictures: createDishPictureRepository(prisma),
  };
}
