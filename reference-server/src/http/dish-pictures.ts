import { createHash } from 'node:crypto';
import { dishPicturePath } from '@portal/domain/server';
import type { Express } from 'express';
import { sendPicture } from './send-picture.ts';

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
    void sendPicture(request, response, next, async () => {
      const picture = await pictures.find(url);
      if (!picture) return null;
      const { bytes, type } = picture;
      const headers = {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
        ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      };
      return { bytes, headers };
    });
  });
}
