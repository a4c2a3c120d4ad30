import { anyProblemSchema, type Endpoint, type ReplyOf } from '@portal/domain/contract';
import type * as z from 'zod';
import { ContractError, refusedError, UnreachableError } from '../call-errors.ts';
import { lenient } from './lenient.ts';
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

function readTolerantly(
  schema: z.ZodType,
  body: unknown,
  /** A refusal is known by its code, or is another one. */
  acceptsUnknownValues: boolean,
): z.ZodSafeParseResult<unknown> & { readonly issues: readonly z.core.$ZodIssue[] } {
  const strict = schema.safeParse(body);
  const issues = strict.error?.issues ?? [];
  if (strict.success) return { ...strict, issues };
  const tolerant = acceptsUnknownValues ? lenient(schema) : schema;
  for (let readable = body; ;) {
    const read = tolerant.safeParse(readable);
    if (read.success) return { ...read, issues };
    const places = read.error.issues.map(({ path }) => entityInList(readable, path));
    if (places.includes(null)) return { ...read, issues };
    readable = without(readable, new Set(places.map((place) => JSON.stringify(place))), []);
  }
}

/** Where the entity of a list stands that an issue is in; null for one that is in no list. */
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
  const stored = Object.entries(value).flatMap(([key, held]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return places.has(JSON.stringify(place)) ? [] : [[key, without(held, places, place)] as const];
  });
  return Array.isArray(value) ? stored.map(([, held]) => held) : Object.fromEntries(stored);
}

/** A text, or bytes, as the declared media type is. */
async function readFile<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  const declared = typeOf(endpoint.mediaType);
  const receivedType = typeOf(response.headers.get('Content-Type') ?? undefined);
  if (receivedType !== declared) throw answeredByAnother(endpoint, receivedType);
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
