import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/** Whose portal this is, as staff have set it. */
export interface Hotel {
  /** Empty: the portal's own. */
  readonly hotelName: string;
  readonly hotelSign: { readonly url: string } | null;
}

const unnamed: Hotel = { hotelName: '', hotelSign: null };

/** What names the hotel, by its path. */
const named: Readonly<
  Record<string, (text: string, hotel: Hotel, calls: readonly string[]) => string>
> = {
  '/index.html': inPage,
  '/store.html': inPage,
  '/console.html': inPage,
  '/staff-sign-in.html': inPage,
  '/manifest.webmanifest': inManifest,
};

/**
 * Answers the pages of the built app and its manifest with the hotel's name and sign in them, so that no other name
 * is seen before the app has read the settings, and with the calls that the page begins with, so that they are made
 * before its scripts have come. Hands on whatever needs none of these.
 */
export function hotelPages(
  appDir: string,
  readHotel: () => Promise<Hotel>,
  firstCalls: (screen: string) => Promise<readonly string[]>,
): RequestHandler {
  return async (request, response, next) => {
    const write = named[request.path];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [hotel, calls] =
      write && isRead
        ? await Promise.all([readHotel(), firstCalls(request.originalUrl)])
        : [unnamed, []];
    if (!write || (hotel.hotelName === '' && hotel.hotelSign === null && calls.length === 0)) {
      next();
      return;
    }
    const text = write(await readFile(join(appDir, request.path), 'utf8'), hotel, calls);
    const isPage = request.path.endsWith('.html');
    response.type(isPage ? 'html' : 'application/manifest+json');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
    response.send(text);
  };
}

function inPage(page: string, { hotelName, hotelSign }: Hotel, calls: readonly string[]): string {
  const metas = [
    ['hotel-name', hotelName],
    ['hotel-sign', hotelSign?.url ?? ''],
  ].flatMap(([name = '', content = '']) =>
    content === '' ? [] : [`<meta name="${name}" content="${escaped(content)}" />`],
  );
  // After the page's own files, which are wanted before their answers.
  const links = calls.map(
    (call) => `<link rel="preload" as="fetch" crossorigin href="${escaped(call)}" />`,
  );
  // Functions, as a name may have a `$` in it.
  return page
    .replace(/(<title>).*(<\/title>)/, (title, open: string, close: string) =>
      hotelName === '' ? title : open + escaped(hotelName) + close,
    )
    .replace('</head>', (end) => [...metas, ...links].join('') + end);
}

function inManifest(manifest: string, { hotelName }: Hotel): string {
  return hotelName === ''
    ? manifest
    : JSON.stringify({ ...(JSON.parse(manifest) as object), name: hotelName });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
