import type { PageMeta } from '@portal/domain/contract';
import * as z from 'zod';
import { ProblemError } from '../kernel/replies/problem-error.ts';

/** Which page is asked for: a number, or what comes `after` the last reply's `next`. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
}

/** One page, as it goes to whoever asked for it. */
export interface ListPage<Item> {
  readonly data: Item[];
  readonly meta: PageMeta;
}

/** How keys look as text that the database can read. A cursor is made by us, and may come back as anything. */
const keyTexts = {
  integer: z
    .string()
    .regex(/^-?\d{1,10}$/)
    .refine((text) => z.int32().safeParse(Number(text)).success),
  bigint: z.string().regex(/^\d{1,18}$/),
  boolean: z.enum(['true', 'false']),
  timestamptz: z.iso.datetime({ precision: 3 }).regex(/^[1-9]/),
  text: z.string().regex(/^[^\0]{0,200}$/u),
} as const;

/** The type of what a list is sorted by. */
export type KeyType = keyof typeof keyTexts;

/** A row and its place among the others. */
export interface PlacedRow<Id> {
  readonly id: Id;
  /** What the list is sorted by. */
  readonly place: readonly string[];
  /** When it last changed its place, ISO; absent where rows keep theirs. */
  readonly movedAt?: string;
}

/** A sorted list, wherever it is stored. */
export interface SortedList<Id> {
  /** Of what the list is sorted by; the last of them tells all rows apart. */
  readonly keys: readonly KeyType[];
  count(): Promise<number>;
  /** The rows behind a place, or from an offset on. */
  following(
    from: { readonly place: readonly string[] } | { readonly offset: number },
    limit: number,
  ): Promise<readonly PlacedRow<Id>[]>;
  /** Those not behind a place that have moved since, the one moved first first. Absent where rows keep their places. */
  readonly moved?: (since: MovedSince, limit: number) => Promise<readonly PlacedRow<Id>[]>;
}

/** Which of the rows that have moved are meant. */
export interface MovedSince {
  readonly place: readonly string[];
  /** Moved after that, */
  readonly at: string;
  /** or at it, and with a greater last key. */
  readonly key: string | undefined;
  /** Not these, by their last keys. */
  readonly except: readonly string[];
}

interface Cursor {
  /** The last row shown of those in their place. */
  readonly place: readonly string[];
  readonly asOf: string;
  /** The last one shown of those that had moved, where there were more than fit. */
  readonly moved: readonly [at: string, key: string] | null;
  /** Last keys of those shown that had moved so shortly before that they would be taken for moved again. */
  readonly recent: readonly string[];
}

/** A change of a row's place may be committed so much later than the moment that it carries. */
const lateCommitMilliseconds = 15_000;
/** With more of them, some are repeated. */
const maxRecent = 500;

/**
 * One page of a list. One by `after` neither repeats nor skips what comes or moves meanwhile: it goes on behind the last
 * row shown, and begins with what has moved above that since the reply before; that may have been shown already.
 *
 * @param load - reads what has these ids, in any order.
 * @throws ProblemError `INVALID` for an `after` that is not of this list.
 */
export async function readPage<Id, Item extends { readonly id: string | number | bigint }>(
  list: SortedList<Id>,
  { page, pageSize, after }: PageRequest,
  load: (ids: Id[]) => PromiseLike<readonly Item[]>,
): Promise<ListPage<Item>> {
  const asOf = new Date().toISOString();
  const cursor = after === undefined ? null : readCursor(list, after);
  const [total, moved = []] = await Promise.all([
    list.count(),
    cursor ? list.moved?.(movedSince(cursor), pageSize) : [],
  ]);
  const room = pageSize - moved.length;
  const from = cursor ?? { offset: (page - 1) * pageSize };
  const following = room > 0 ? await list.following(from, room + 1) : [];
  const shown = [...moved, ...following.slice(0, room)];
  const ids = shown.map(({ id }) => id);
  const items = ids.length > 0 ? await load(ids) : [];
  const byId = new Map(items.map((item) => [String(item.id), item]));

  let next: Cursor | null = null;
  const [lastMoved, last] = [moved.at(-1), following[room - 1]];
  if (cursor && lastMoved?.movedAt && room === 0) {
    next = { ...cursor, moved: [lastMoved.movedAt, keyOf(lastMoved)] };
  } else if (last && following.length > room) {
    next = { place: last.place, asOf, moved: null, recent: recentOf(shown, asOf, cursor) };
  }
  return {
    data: ids.flatMap((id) => byId.get(String(id)) ?? []),
    meta: { total, page, pageSize, next: next && writeCursor(next), asOf },
  };
}

function movedSince({ place, asOf, moved, recent }: Cursor): MovedSince {
  const [at, key] = moved ?? [shortlyBefore(asOf)];
  return { place, at, key, except: recent };
}

function shortlyBefore(moment: string): string {
  return new Date(Date.parse(moment) - lateCommitMilliseconds).toISOString();
}

function keyOf({ place }: PlacedRow<unknown>): string {
  return place.at(-1) ?? '';
}

function recentOf(
  shown: readonly PlacedRow<unknown>[],
  asOf: string,
  before: Cursor | null,
): string[] {
  const since = shortlyBefore(asOf);
  const carried = before && before.asOf > since ? before.recent : [];
  const added = shown.filter(({ movedAt = '' }) => movedAt > since).map(keyOf);
  return [...carried, ...added].slice(-maxRecent);
}

function writeCursor({ place, asOf, moved, recent }: Cursor): string {
  return Buffer.from(JSON.stringify([place, asOf, moved, recent])).toString('base64url');
}

function readCursor({ keys }: Pick<SortedList<unknown>, 'keys'>, after: string): Cursor {
  const texts = keys.map((type) => keyTexts[type]);
  const at = keyTexts.timestamptz;
  const key = texts.at(-1) ?? z.never();
  const schema = z.tuple([
    z.array(z.string()).length(keys.length),
    at,
    z.tuple([at, key]).nullable(),
    z.array(key).max(maxRecent),
  ]);
  const { data } = schema.safeParse(parseJson(Buffer.from(after, 'base64url').toString()));
  if (!data?.[0].every((key, index) => texts[index]?.safeParse(key).success)) {
    throw new ProblemError('INVALID', {
      details: [{ path: 'data.after', message: 'issue.after' }],
    });
  }
  const [place, asOf, moved, recent] = data;
  return { place, asOf, moved, recent };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
