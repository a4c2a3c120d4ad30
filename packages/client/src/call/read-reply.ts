import { anyProblemSchema, type Endpoint, type ReplyOf } from '@portal/domain/contract';
import type * as z from 'zod';
import { ContractError, refusedError, UnreachableError } from './call-errors.ts';
import { refusalOf, type Refusal } from './outcome.ts';

/** One of the replies that an endpoint declares; `status` tells which. */
export type Reply<E extends Endpoint> = ReplyOf<E> & {
  /** What reception needs to find the request in the server's log. */
  readonly requestId: string | null;
};

/** What reception needs to find the request in the server's log. */
export function requestIdOf({ headers }: Response): string | null {
  return headers.get('X-Request-Id');
}

/** A refusal in the portal's own words, or null when the answer is not one. */
export async function readRefusal(response: Response): Promise<Refusal | null> {
  return refusalIn(response, parseJson(await response.text()));
}

/** What this client does not know of an answer, e.g. because a newer server has more statuses. */
export interface ContractMismatch {
  readonly method: Endpoint['method'];
  /** As the contract declares it, e.g. `/api/store/:id`. */
  readonly path: string;
  /** What is not known, and where: an entity that was left out, or a word that stays as the server wrote it. */
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/**
 * The declared reply that an answer is. It is read tolerantly, so that one new word of a newer server does not
 * empty a list: a word where others are listed stays as text, and what the contract does not know besides is left
 * out, fields as well as entities of a list.
 *
 * @throws RefusedError for a refusal that the endpoint does not declare.
 * @throws UnreachableError when something else than the portal has answered.
 * @throws ContractError when the portal's answer fits no declaration.
 */
export async function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
  onMismatch?: (mismatch: ContractMismatch) => void,
): Promise<Reply<E>> {
  const { status } = response;
  if (status === 200 && endpoint.mediaType) return readFile(endpoint, response);
  const body = parseJson(await response.text());
  const schema = endpoint.replies[status];
  const declared = schema && readTolerantly(schema, body, status < 400);
  if (declared?.success) {
    const { issues } = declared;
    if (issues.length > 0) onMismatch?.({ method: endpoint.method, path: endpoint.path, issues });
    return { status, body: declared.data, requestId: requestIdOf(response) } as Reply<E>;
  }
  const refusal = refusalIn(response, body);
  if (refusal) throw refusedError(refusal);
  if (body === notJson || status >= 500) throw answeredByAnother(endpoint, status);
  throw new ContractError(
    `${answered(endpoint, status)} and a body that the contract does not know. Bring client and server to the same version.`,
    { cause: declared?.error },
  );
}

function answered({ method, path }: Endpoint, what: number | string): string {
  return `${method} ${path} was answered with ${what}`;
}

function answeredByAnother(endpoint: Endpoint, what: number | string): UnreachableError {
  return new UnreachableError(
    `${answered(endpoint, what)} by something between here and the portal, such as a proxy or a network's sign-in page.`,
  );
}

type Issues = readonly z.core.$ZodIssue[];

function readTolerantly(
  schema: z.ZodType,
  body: unknown,
  /** A refusal is known by its code, or is another one. */
  takesNewWords: boolean,
): { success: true; data: unknown; issues: Issues } | { success: false; error: z.ZodError } {
  const issues: z.core.$ZodIssue[] = [];
  for (let readable = body; ;) {
    const words: UnknownWord[] = [];
    const { success, data, error } = takesNewWords
      ? readWithWords(schema, readable, words)
      : schema.safeParse(readable);
    issues.push(...words.map(({ issue }) => issue));
    if (success) return { success, data, issues };
    const places = error.issues.map(({ path }) => entityInList(readable, path));
    if (places.includes(null)) return { success, error };
    issues.push(...error.issues);
    readable = without(readable, new Set(places.map((place) => JSON.stringify(place))), []);
  }
}

/** A word where the contract lists others: of a newer portal. */
interface UnknownWord {
  readonly issue: z.core.$ZodIssueInvalidValue;
  readonly word: string;
}

/** Reads words that are not listed as if they were, and puts them back. */
function readWithWords(
  schema: z.ZodType,
  body: unknown,
  words: UnknownWord[],
): z.ZodSafeParseResult<unknown> {
  const read = schema.safeParse(body);
  if (read.success) return read;
  const found = read.error.issues.flatMap((issue) => {
    const word = valueAt(body, issue.path);
    const isListed = issue.code === 'invalid_value' && issue.values.length > 1;
    return isListed && typeof word === 'string' ? [{ issue, word }] : [];
  });
  if (found.length === 0) return read;
  const readable = structuredClone(body);
  for (const { issue } of found) put(readable, issue.path, issue.values[0]);
  const again = readWithWords(schema, readable, words);
  if (!again.success) return again;
  for (const { issue, word } of found) put(again.data, issue.path, word);
  words.push(...found);
  return again;
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (found as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  );
}

function put(body: unknown, path: readonly PropertyKey[], value: unknown): void {
  const place = valueAt(body, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof place === 'object' && place !== null && key !== undefined && key in place) {
    (place as Record<PropertyKey, unknown>)[key] = value;
  }
}

/** Where the entity of a list stands that a fault is in; null for one that is in no list. */
function entityInList(body: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  let found = body;
  for (const [index, key] of path.entries()) {
    const list = found;
    found = (found as Record<PropertyKey, unknown> | null | undefined)?.[key];
    if (Array.isArray(list) && isEntity(found)) return path.slice(0, index + 1);
  }
  return null;
}

function isEntity(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'attributes' in value;
}

function without(value: unknown, places: ReadonlySet<string>, path: PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, held]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return places.has(JSON.stringify(place)) ? [] : [[key, without(held, places, place)] as const];
  });
  return Array.isArray(value) ? kept.map(([, held]) => held) : Object.fromEntries(kept);
}

/** A text, or bytes, as the declared media type is. */
async function readFile<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  const declared = typeOf(endpoint.mediaType);
  const given = typeOf(response.headers.get('Content-Type') ?? undefined);
  if (given !== declared) throw answeredByAnother(endpoint, given);
  const isText = declared.startsWith('text/');
  const body = isText ? await response.text() : new Uint8Array(await response.arrayBuffer());
  return { status: 200, body, requestId: requestIdOf(response) } as Reply<E>;
}

function typeOf(mediaType = ''): string {
  return mediaType.replace(/;.*$/, '').trim().toLowerCase();
}

const notJson = Symbol('not JSON');

/** Undefined for an empty body. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

function refusalIn(response: Response, body: unknown): Refusal | null {
  const { status, headers } = response;
  if (status < 400) return null;
  const problem = anyProblemSchema.safeParse(body).data;
  if (!problem) return null;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return refusalOf({
    status,
    body: { retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined, ...problem },
    requestId: requestIdOf(response),
  });
}
