import * as z from 'zod';

/** Media type of several files in one. */
export const zipMediaType = 'application/zip';

const inPieces = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** Several files in one: the server gives them piece by piece and never holds them whole. */
export const zipSchema = inPieces as z.ZodType as z.ZodType<Uint8Array, AsyncIterable<Uint8Array>>;
