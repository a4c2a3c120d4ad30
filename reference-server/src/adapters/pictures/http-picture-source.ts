import { request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent, request as requestSecure } from 'node:https';
import type { FetchedPicture, PictureSource } from '../../ports/picture-source.ts';
import { lookupPublic, mayBePublicHost } from '../public-lookup.ts';

const timeoutMilliseconds = 5_000;
const maxBytes = 3 * 1024 * 1024;
const types: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);

/** Where pictures may be fetched from. */
export interface PictureSourceOptions {
  /**
   * Whether a picture may come from anywhere, as a sandbox's do. Otherwise only by https from public
   * addresses: whoever edits the menu would else reach the hotel's own network by it.
   */
  readonly fromAnywhere: boolean;
}

/** Fetches pictures by HTTP. Redirects are not followed: they would lead where no menu has named. */
export function createHttpPictureSource({ fromAnywhere }: PictureSourceOptions): PictureSource {
  const publicOnly = new Agent({ keepAlive: true, lookup: lookupPublic });

  async function fetchFrom(url: URL): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    if (!fromAnywhere && !(isSecure && mayBePublicHost(url.hostname))) {
      throw new Error('Pictures come by https from public addresses.');
    }
    const request = isSecure ? requestSecure : requestPlain;
    const options = {
      headers: { accept: [...types].join(', ') },
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(!fromAnywhere && { agent: publicOnly }),
    };
    return new Promise((resolve, reject) => {
      request(url, options, resolve).on('error', reject).end();
    });
  }

  return {
    async fetch(url) {
      try {
        return await read(await fetchFrom(new URL(url)));
      } catch {
        // Nobody there, too late, or an address that is none: there is no picture then.
        return null;
      }
    },
  };
}

async function read(response: IncomingMessage): Promise<FetchedPicture | null> {
  const [type = ''] = (response.headers['content-type'] ?? '').toLowerCase().split(';');
  if (response.statusCode !== 200 || !types.has(type.trim())) {
    response.destroy();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return { type: type.trim(), bytes: new Uint8Array(Buffer.concat(chunks)) };
}
