import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { adminPaths } from '@portal/domain/staff';
import express, { type Express } from 'express';
import serveCompressed from 'express-static-gzip';
import { hotelPages, type Hotel } from './hotel-pages.ts';

/** Where built pages and pictures are. */
export interface PagesOptions {
  /** Folder with the built app, or null to answer calls only. */
  readonly appDir: string | null;
  /** What the hotel is called. Default: as the portal is. */
  readonly readHotel?: () => Promise<Hotel>;
  /** Paths of the calls that a store's page begins with. Default: none is known. */
  readonly firstCallsOfStore?: (id: number) => Promise<readonly string[]>;
  /** Folder with the demo pictures, served under `/media/demo/`. */
  readonly demoPicturesDir: string | null;
}

/** A picture is shown; opened by itself it may run and load nothing. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Paths that are never a screen of the app: those of calls and files, and names with an extension. */
const noScreen = /^\/(api|assets|media|socket\.io)(\/|$)|\.[a-z0-9]{1,12}$/i;

/** A store's page in the app. */
const storeScreen = /^\/store\/([1-9]\d{0,8})(?=\?|$)/;

/** A page of the console. */
const consoleScreen = /^\/admin(\/|$)/;

/**
 * Serves pictures, the built app, and a start page for every path that is a screen of it: the console and the
 * staff's sign-in are pages of their own.
 */
export function mountPages(app: Express, options: PagesOptions): void {
  const { appDir, demoPicturesDir } = options;
  if (demoPicturesDir) {
    const setHeaders = (response: ServerResponse) =>
      response.setHeader('Content-Security-Policy', picturePolicy);
    const pictures = express.static(demoPicturesDir, { index: false, maxAge: '30d', setHeaders });
    app.use('/media/demo', pictures);
  }
  if (appDir && existsSync(join(appDir, 'index.html'))) mountApp(app, appDir, options);
}

function mountApp(app: Express, appDir: string, options: PagesOptions): void {
  const { readHotel, firstCallsOfStore = async () => [] } = options;
  // What the build has compressed is sent as it is.
  const builtFiles = serveCompressed(appDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      cacheControl: false,
      setHeaders: (response, file) => setCacheControl(response, relative(appDir, file)),
    },
  });
  const files = express.Router();
  async function firstCalls(screen: string): Promise<readonly string[]> {
    const [, id] = storeScreen.exec(screen) ?? [];
    return id === undefined ? [] : firstCallsOfStore(Number(id));
  }
  if (readHotel) files.use(hotelPages(appDir, readHotel, firstCalls));
  files.use(builtFiles);
  app.use((request, response, next) => {
    // Throws for a path that cannot be decoded, which the files would answer in their own way.
    decodeURIComponent(request.path);
    files(request, response, next);
  });
  const storePage = existsSync(join(appDir, 'store.html')) ? '/store.html' : '/index.html';
  function startPageOf(screen: string): string {
    if (screen === adminPaths.login) return '/staff-sign-in.html';
    if (consoleScreen.test(screen)) return '/console.html';
    return storeScreen.test(screen) ? storePage : '/index.html';
  }
  app.get('/{*screen}', (request, response, next) => {
    if (!noScreen.test(request.path) && request.accepts('html')) {
      request.url = startPageOf(request.path);
      files(request, response, next);
    } else next();
  });
}

/** Names under `/assets/` change with their content; everything else is asked about anew. */
function setCacheControl(response: ServerResponse, file: string): void {
  const isNamedByContent = /^assets[\\/]/.test(file);
  const cacheControl = isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', cacheControl);
}
