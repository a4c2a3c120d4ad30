import { createHash } from 'node:crypto';

/** A body made ready to send. */
export interface CachedJson {
  readonly text: string;
  readonly etag: string;
}

const serialised = new WeakMap<object, CachedJson>();

/**
 * JSON and ETag of a body, made once for as long as the same object is answered again: a module that
 * keeps its answer in memory pays neither for parsing nor for writing it.
 */
export function cachedJson(body: object, checked: () => unknown): CachedJson {
  const known = serialised.get(body);
  if (known) return known;
  const text = JSON.stringify(checked());
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const made = { text, etag };
  serialised.set(body, made);
  return made;
}
