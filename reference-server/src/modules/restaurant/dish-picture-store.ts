import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { FetchedPicture } from '../../ports/picture-source.ts';

/** A picture that was fetched once. */
export interface KeptPicture extends FetchedPicture {
  readonly fetchedAt: Date;
}

/** Keeps pictures over restarts, and for all instances. */
export interface DishPictureStore {
  find(url: string): Promise<KeptPicture | null>;
  keep(url: string, picture: KeptPicture): Promise<void>;
}

/** Pictures in SQL. */
export function createDishPictureStore(prisma: PrismaClient): DishPictureStore {
  return {
    find: (url) =>
      prisma.restaurantPicture.findUnique({
        where: { url },
        select: { type: true, bytes: true, fetchedAt: true },
      }),
    async keep(url, { type, bytes, fetchedAt }) {
      const values = { type, bytes, fetchedAt };
      await prisma.restaurantPicture.upsert({
        where: { url },
        create: { url, ...values },
        update: values,
      });
    },
  };
}
