import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { defineStatement } from '../../../db/statement.ts';
import type { FetchedPicture } from '../../../ports/picture-source.ts';

/** A picture that was fetched once. */
export interface StoredPicture extends FetchedPicture {
  readonly fetchedAt: Date;
}

/** Keeps pictures over restarts, and for all instances. */
export type DishPictureRepository = ReturnType<typeof createDishPictureRepository>;

const deleteUnnamed = defineStatement<
  [named: readonly string[], before: Date, limit: number],
  { url: string }
>(`
  DELETE FROM restaurant_picture WHERE url IN (
    SELECT url FROM restaurant_picture
    WHERE fetched_at < $2::timestamptz AND NOT url = ANY ($1::text[])
    LIMIT $3::int) AND fetched_at < $2::timestamptz
  RETURNING url`);

/** Pictures in SQL. */
export function createDishPictureRepository(prisma: PrismaClient) {
  return {
    find: (url: string): Promise<StoredPicture | null> =>
      prisma.restaurantPicture.findUnique({
        where: { url },
        select: { type: true, bytes: true, fetchedAt: true },
      }),
    async save(url: string, { type, bytes, fetchedAt }: StoredPicture) {
      const values = { type, bytes, fetchedAt };
      await prisma.restaurantPicture.upsert({
        where: { url },
        create: { url, ...values },
        update: values,
      });
    },
    /** Deletes those at none of the addresses that were fetched before then, so many at most, and counts them. */
    async deleteUnnamed(named: readonly string[], before: Date, limit: number): Promise<number> {
      return (await deleteUnnamed(prisma, named, before, limit)).length;
    },
  };
}
