import { cataloguePicturePath } from '@portal/domain/server';
import type { Express } from 'express';
import { sendPicture } from './send-picture.ts';

/** What shows the pictures of stores and products. */
export interface CataloguePictures {
  read(hash: string, size: 'image' | 'preview'): Promise<Uint8Array | null>;
}

const path = /^\/([0-9a-f]{64})(\.webp|\/preview\.webp)$/;

/** Serves the pictures of stores and products: each has an address that never shows another one. */
export function mountCataloguePictures(app: Express, pictures: CataloguePictures): void {
  app.use(cataloguePicturePath, (request, response, next) => {
    const [, hash, rest] = path.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || hash === undefined) {
      next();
      return;
    }
    const etag = `"${hash.slice(0, 27)}"`;
    void sendPicture(request, response, next, async () => {
      const bytes = await pictures.read(hash, rest === '.webp' ? 'image' : 'preview');
      if (!bytes) return null;
      const headers = {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: etag,
      };
      return { bytes, headers };
    });
  });
}
