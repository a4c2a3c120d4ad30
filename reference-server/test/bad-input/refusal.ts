import type { ProblemCode } from '@portal/domain/contract';
import { problemDefinitions } from '@portal/domain/server';
import * as z from 'zod';
import type { RawReply } from '../raw-request.ts';

const errorBody = z.strictObject({
  success: z.literal(false),
  error: z.string().min(1),
  code: z.enum(Object.keys(problemDefinitions) as ProblemCode[]),
  details: z
    .array(
      z.strictObject({
        path: z.string(),
        message: z.string(),
        value: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
      }),
    )
    .optional(),
  retryAfterSeconds: z.number().optional(),
});

/** Statuses that say what was wrong with a request, and not that there were too many. */
const statuses = [400, 401, 403, 404, 409, 413, 415, 422];

/** What is wrong with an answer that should be a refusal in every respect; undefined when nothing is. */
export function wrongWithRefusal({ status, headers, text }: RawReply): string | undefined {
  if (!statuses.includes(status)) return `${status} ${text}`;
  if (!headers['x-request-id']) return 'no X-Request-Id';
  const type = headers['content-type'] ?? 'no content type';
  if (!type.startsWith('application/json')) return type;
  const body = errorBody.safeParse(JSON.parse(text));
  if (!body.success) return text;
  return problemDefinitions[body.data.code].status === status ? undefined : `${status} ${text}`;
}
