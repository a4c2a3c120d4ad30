import { cataloguePicturePath } from '@portal/domain';
import type { Express } from 'express';
import { ProblemError } from '../kernel/problem-error.ts';
import { picturePolicy } from './pages.ts';

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
    pictures
      .read(hash, rest === '.webp' ? 'image' : 'preview')
      .then((bytes) => {
        if (!bytes) throw new ProblemError('NOT_FOUND');
        response.set({
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Security-Policy': picturePolicy,
          ETag: etag,
        });
        response.send(Buffer.from(bytes));
      })
      .catch(next);
  });
}
