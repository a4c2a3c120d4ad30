import { createHash } from 'node:crypto';
import { cataloguePicturePath, dishPicturePath, maxCallSeconds } from '@portal/domain/server';
import type { Express, NextFunction, Request, Response } from 'express';
import { beginDeadline } from '../kernel/call-deadline.ts';
import { ProblemError } from '../kernel/replies/problem-error.ts';
import { picturePolicy } from './pages.ts';

/** What shows the pictures of stores and products. */
export interface CataloguePictures {
  read(hash: string, size: 'image' | 'preview'): Promise<Uint8Array | null>;
}

const pictureFile = /^\/([0-9a-f]{64})(\.webp|\/preview\.webp)$/;

/** Serves the pictures of stores and products: each has an address that never shows another one. */
export function mountCataloguePictures(app: Express, pictures: CataloguePictures): void {
  app.use(cataloguePicturePath, (request, response, next) => {
    const [, hash, rest] = pictureFile.exec(request.path) ?? [];
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

/** A picture as it goes out. */
interface SentPicture {
  readonly bytes: Uint8Array;
  readonly headers: {
    readonly 'Content-Type': string;
    readonly 'Cache-Control': string;
    readonly ETag: string;
  };
}

/** Answers with a picture, or with 404 where there is none, within the time that any call may take. */
async function sendPicture(
  request: Request,
  response: Response,
  next: NextFunction,
  find: () => Promise<SentPicture | null>,
): Promise<void> {
  const deadline = beginDeadline(request, response, maxCallSeconds * 1000);
  try {
    const picture = await find();
    if (deadline.isLate) return;
    if (!picture) throw new ProblemError('NOT_FOUND');
    response.set({ ...picture.headers, 'Content-Security-Policy': picturePolicy });
    response.send(Buffer.from(picture.bytes));
  } catch (error) {
    if (!deadline.isLate) next(error);
  } finally {
    deadline.end();
  }
}
