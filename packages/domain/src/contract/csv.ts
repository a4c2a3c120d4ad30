import * as z from 'zod';

/** Media type of a table as a file: UTF-8 with a byte order mark, cells parted by semicolons. */
export const csvMediaType = 'text/csv; charset=utf-8';

/** Media type of a table for Excel; such a file is a ZIP file. */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const inPieces = z.custom<AsyncIterable<string>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** A table as a file: the server gives it piece by piece and never holds it whole, callers get a text. */
export const csvSchema = inPieces as z.ZodType as z.ZodType<string, AsyncIterable<string>>;
