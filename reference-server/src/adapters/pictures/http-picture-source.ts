import type { FetchedPicture, PictureSource } from '../../ports/picture-source.ts';

const timeoutMilliseconds = 5_000;
const mostBytes = 3 * 1024 * 1024;
const types: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);

/** Fetches pictures by HTTP. Redirects are not followed: they would lead where no menu has named. */
export function createHttpPictureSource(): PictureSource {
  return {
    async fetch(url) {
      try {
        const response = await fetch(url, {
          redirect: 'error',
          headers: { accept: [...types].join(', ') },
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        return await read(response);
      } catch {
        // Nobody there, too late, or an address that is none: there is no picture then.
        return null;
      }
    },
  };
}

async function read(response: Response): Promise<FetchedPicture | null> {
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (response.status !== 200 || !types.has(type.trim()) || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return { type: type.trim(), bytes: new Uint8Array(Buffer.concat(chunks)) };
}
