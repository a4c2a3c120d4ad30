import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Whether a reply is given piece by piece. */
export function isInPieces(body: unknown): body is AsyncIterable<string | Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/**
 * Sends a reply as its pieces come, no faster than the caller takes them. What breaks before the first
 * piece can still be refused; after that the reply is cut off. A caller who leaves ends the reading.
 */
export async function sendPieces(
  response: Response,
  mediaType: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next().catch((error: unknown) => {
    if (!response.headersSent) response.removeHeader('Content-Disposition');
    throw error;
  });
  if (response.headersSent || response.closed) {
    await iterator.return?.();
    return;
  }
  response.status(200).set('Cache-Control', 'no-store').type(mediaType);
  try {
    await pipeline(Readable.from(withFirst(first, iterator)), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* withFirst(
  first: IteratorResult<string | Uint8Array>,
  rest: AsyncIterator<string | Uint8Array>,
) {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
