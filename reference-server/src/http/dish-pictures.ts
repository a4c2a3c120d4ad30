import { createHash } from 'node:crypto';
import { dishPicturePath } from '@portal/domain';
import type { Express } from 'express';
import { ProblemError } from '../kernel/problem-error.ts';
import { picturePolicy } from './pages.ts';

/** What shows the pictures of dishes. */
export interface ShownPictures {
  find(url: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
}

/** Serves the pictures of dishes from the portal's own address. */
export function mountDishPictures(app: Express, pictures: ShownPictures): void {
  app.use(dishPicturePath, (request, response, next) => {
    const { url } = request.query;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.path !== '/' || typeof url !== 'string') {
      next();
      return;
    }
    pictures
      .find(url)
      .then((picture) => {
        if (!picture) throw new ProblemError('NOT_FOUND');
        response.set({
          'Content-Type': picture.type,
          'Cache-Control': 'public, max-age=86400',
          'Content-Security-Policy': picturePolicy,
          ETag: `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 27)}"`,
        });
        response.send(Buffer.from(picture.bytes));
      }, next)
      .catch(next);
  });
}
