import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';

const year = 365 * 24 * 3600 * 1000;
const day = 24 * 3600 * 1000;

/** Where built pages and pictures are. */
export interface PagesOptions {
  /** Folder with the built app, or null to answer calls only. */
  readonly appDir: string | null;
  /** Folder with the demo pictures, served under `/media/demo/`. */
  readonly demoPicturesDir: string | null;
}

/** Serves pictures, the built app, and its start page for every path that is a screen of the app. */
export function mountPages(app: Express, { appDir, demoPicturesDir }: PagesOptions): void {
  if (demoPicturesDir) {
    app.use('/media/demo', express.static(demoPicturesDir, { maxAge: day, index: false }));
  }
  if (!appDir || !existsSync(join(appDir, 'index.html'))) return;
  app.use(
    '/assets',
    express.static(join(appDir, 'assets'), { maxAge: year, immutable: true, index: false }),
  );
  app.use(express.static(appDir, { maxAge: 0, index: false, etag: true }));
  app.get('/{*path}', (request, response, next) => {
    const isScreen = !/^\/(api|media|assets|socket\.io)\//.test(request.path);
    if (!isScreen || !request.accepts('html')) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache').sendFile(join(appDir, 'index.html'));
  });
}
