import { createHash } from 'node:crypto';
import type { CataloguePicture } from '@portal/domain/catalogue';
import { cataloguePicturePath, cataloguePictureUrl } from '@portal/domain/server';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { defineStatement } from '../../../db/statement.ts';
import type { MadePicture } from '../../../pictures/make-picture.ts';

/** Which of its two sizes. */
type CataloguePictureSize = 'image' | 'preview';

/** Keeps the pictures of stores and products. */
export type CataloguePictureRepository = ReturnType<typeof createCataloguePictureRepository>;

/** Pictures that one statement deletes: each has hundreds of kilobytes to let go of. */
const deletedAtOnce = 200;

const deleteUnnamed = defineStatement<
  [before: Date, path: string, limit: number],
  { hash: string }
>(`
  DELETE FROM catalogue_picture WHERE used_at < $1::timestamptz AND hash IN (
    SELECT hash FROM catalogue_picture AS picture
    WHERE used_at < $1::timestamptz
      AND NOT EXISTS (SELECT FROM store WHERE image_url = $2 || '/' || picture.hash || '.webp')
      AND NOT EXISTS (
        SELECT FROM setting
        WHERE key = 'hotelSign' AND value->>'url' = $2 || '/' || picture.hash || '.webp')
      AND NOT EXISTS (SELECT FROM product WHERE image_url = $2 || '/' || picture.hash || '.webp')
    LIMIT $3::int)
  RETURNING hash`);

/** Pictures of the catalogue in SQL, so that every instance has them and a backup too. */
export function createCataloguePictureRepository(prisma: PrismaClient) {
  return {
    /** Saves a picture under the hash of its content; one that is there already is used again. */
    async save({ image, preview, width, height }: MadePicture): Promise<CataloguePicture> {
      const hash = createHash('sha256').update(image).digest('hex');
      const byteCount = image.byteLength;
      await prisma.cataloguePicture.upsert({
        where: { hash },
        create: { hash, width, height, byteCount, image, preview, usedAt: new Date() },
        update: { usedAt: new Date() },
        select: { hash: true },
      });
      return { url: cataloguePictureUrl(hash), width, height, bytes: byteCount };
    },

    /** The bytes, in WebP; null when there is no such picture. */
    async read(hash: string, size: CataloguePictureSize): Promise<Uint8Array | null> {
      const found = await prisma.cataloguePicture.findUnique({
        where: { hash },
        select: { image: size === 'image', preview: size === 'preview' },
      });
      return found?.[size] ?? null;
    },

    /**
     * Forgets some of what no store, no product and no sign names, and nobody has used since then; says whether there
     * may be more.
     */
    async deleteUnnamed(before: Date): Promise<boolean> {
      // One that is put into a store meanwhile is used anew, and found to be so when its row is free.
      const forgotten = await deleteUnnamed(prisma, before, cataloguePicturePath, deletedAtOnce);
      return forgotten.length === deletedAtOnce;
    },
  };
}
