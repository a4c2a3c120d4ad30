import type { Endpoint, ProblemDetail } from '@portal/domain';
import type { Request } from 'express';
import type { z } from 'zod';
import { ProblemError } from './problem-error.ts';

/**
 * Parses what the endpoint declares; `upload` is the body where that is a file.
 *
 * @throws ProblemError `NOT_FOUND` for a path that cannot name anything, `NOT_JSON` for another
 * content type, `INVALID` with the fields that are wrong.
 */
export function parseRequest(
  endpoint: Endpoint,
  request: Request,
  upload?: Uint8Array,
): { params?: unknown; query?: unknown; body?: unknown } {
  const parsed: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (endpoint.params) {
    const result = endpoint.params.safeParse(request.params);
    if (!result.success) throw new ProblemError('NOT_FOUND');
    parsed.params = result.data;
  }
  if (endpoint.query) parsed.query = parse(endpoint.query, request.query);
  if (endpoint.body && upload) parsed.body = parse(endpoint.body, upload);
  else if (endpoint.body) {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json')) throw new ProblemError('NOT_JSON');
    parsed.body = parse(endpoint.body, hasBody ? request.body : {});
  }
  return parsed;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details: ProblemDetail[] = result.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new ProblemError('INVALID', { details });
}
