import type { Upload } from '@portal/domain/contract';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from '../replies/problem-error.ts';

/**
 * Reads a body that is a file, up to what the call allows.
 *
 * @throws ProblemError the upload's own codes for a file that is too large, of another type, or none.
 */
export async function readUpload(
  upload: Upload,
  request: Request,
  response: Response,
): Promise<Uint8Array> {
  const { mediaTypes, maxBytes, tooLarge, otherType } = upload;
  const read: RequestHandler = express.raw({
    type: [...mediaTypes],
    limit: maxBytes,
    inflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asRefusal(error));
    });
  });
  const body: unknown = request.body;
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new ProblemError(otherType);

  function asRefusal(error: unknown): Error {
    const { type } = error as { type?: string };
    if (type === 'entity.too.large') return new ProblemError(tooLarge);
    if (type === 'encoding.unsupported') return new ProblemError(otherType);
    return error instanceof Error ? error : new Error('The body could not be read.');
  }
}
