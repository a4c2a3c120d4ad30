import type { Endpoint } from '@portal/domain/contract';
import type { Request } from 'express';
import type * as z from 'zod';
import { ProblemError, type RefusedField } from '../replies/problem-error.ts';
import type { Locale } from '../replies/problem-reply.ts';
import { issueTextsIn } from './issue-texts.ts';

/**
 * Parses what the endpoint declares; `upload` is the body where that is a file. What is wrong is worded in
 * the caller's language.
 *
 * @throws ProblemError `NOT_FOUND` for a path that cannot name anything, `NOT_JSON` for another
 * content type, `INVALID` with the fields that are wrong.
 */
export function parseRequest(
  endpoint: Endpoint,
  request: Request,
  locale: Locale,
  upload?: Uint8Array,
): { params?: unknown; query?: unknown; body?: unknown } {
  const parsed: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (endpoint.params) {
    const result = endpoint.params.safeParse(request.params);
    if (!result.success) throw new ProblemError('NOT_FOUND');
    parsed.params = result.data;
  }
  if (endpoint.query) parsed.query = parse(endpoint.query, request.query, locale);
  if (endpoint.body && upload) parsed.body = parse(endpoint.body, upload, locale);
  else if (endpoint.body) {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json')) throw new ProblemError('NOT_JSON');
    parsed.body = parse(endpoint.body, hasBody ? request.body : {}, locale);
  }
  return parsed;
}

function parse(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const result = schema.safeParse(value, { error: issueTextsIn(locale) });
  if (result.success) return result.data;
  const details = result.error.issues
    .flatMap((issue) => issuesOfFields(issue, value))
    .slice(0, 20)
    .map((issue): RefusedField => ({ path: issue.path.map(String).join('.'), ...textOf(issue) }));
  throw new ProblemError('INVALID', { details });
}

/** What a schema says itself is a text with its placeholders. */
function textOf(issue: z.core.$ZodIssue): Pick<RefusedField, 'message' | 'params'> {
  const { message } = issue;
  return 'params' in issue ? { message, params: issue.params } : { message };
}

/**
 * Issues of single fields. Where a union of objects takes none of what was given, they are those of the
 * first option that lacks nothing, or else of its first one.
 */
function issuesOfFields(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  const input = valueAt(value, issue.path);
  if (issue.code !== 'invalid_union' || !isObject(input)) return [issue];
  const options = issue.errors.map((issues) =>
    issues.flatMap((each) => issuesOfFields(each, input)),
  );
  const lacksNothing = (issues: readonly z.core.$ZodIssue[]) =>
    issues.length > 0 && issues.every(({ path }) => valueAt(input, path) !== undefined);
  const meant = options.find(lacksNothing) ?? options[0];
  if (!meant?.length) return [issue];
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part, key) => (isObject(part) ? part[key] : undefined), value);
}
