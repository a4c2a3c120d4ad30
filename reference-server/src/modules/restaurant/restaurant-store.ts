import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { createDishPictureStore, type DishPictureStore } from './dish-picture-store.ts';
import { createReadingStore, type ReadingStore } from './reading-store.ts';
import { createStopListStore, type StopListStore } from './stop-list-store.ts';

/** What the restaurant's module keeps. */
export interface RestaurantStore {
  readonly readings: ReadingStore;
  readonly stopLists: StopListStore;
  readonly pictures: DishPictureStore;
}

/** The same in SQL. */
export function createRestaurantStore(prisma: PrismaClient): RestaurantStore {
  return {
    readings: createReadingStore(prisma),
    stopLists: createStopListStore(prisma),
    pictures: createDishPictureStore(prisma),
  };
}
