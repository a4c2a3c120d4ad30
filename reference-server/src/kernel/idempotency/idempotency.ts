import { createHash } from 'node:crypto';

/** One run's hold on an idempotency key. A run that lost its hold must not commit. */
export interface IdempotencyClaim {
  readonly account: string;
  /** `METHOD /path` of the endpoint. */
  readonly endpoint: string;
  readonly key: string;
  readonly claimId: string;
  /** Set by a handler that has stored its answer in its own transaction: nothing is left to finish. */
  isFinished?: boolean;
}

/** What a key is found to be when a call arrives with it. */
export type IdempotencyLookup =
  | { readonly kind: 'claimed'; readonly claim: IdempotencyClaim }
  | { readonly kind: 'replay'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' };

/** Keeps idempotency keys: 24 h each, and 10 s for a run that is not heard of. */
export interface IdempotencyKeys {
  /**
   * Takes the key, or finds its answer. While the first run works, waits for its answer for at most 5 s,
   * two callers of an account at a time: then, and for a third at once, the key is `running`.
   */
  claim(request: {
    account: string;
    endpoint: string;
    key: string;
    requestHash: string;
  }): Promise<IdempotencyLookup>;
  /** Keeps the answer; harmless when the handler has done so in its own transaction. */
  finish(claim: IdempotencyClaim, status: number, body: unknown): Promise<void>;
  /** Gives the key back because nothing was done under it. */
  release(claim: IdempotencyClaim): Promise<void>;
}

/** Refusals by a bound that the caller can get under by itself: the same call may succeed a minute later. */
const passingCodes: ReadonlySet<unknown> = new Set(['TOO_MANY_OPEN', 'STORAGE_FULL']);

/**
 * Whether an answer says how things are only at this moment: a 429, a 5xx, a bound, and whatever names a
 * time to come back. None of these may be stored under a key: who obeys them would be refused for 24 h.
 */
export function isPassing(status: number, body: unknown): boolean {
  if (status === 429 || status >= 500) return true;
  if (status < 400 || typeof body !== 'object' || body === null) return false;
  if ('retryAfterSeconds' in body && body.retryAfterSeconds !== undefined) return true;
  return 'code' in body && passingCodes.has(body.code);
}

/** Whether a text can be an `Idempotency-Key`: 1–128 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x20-\x7e]{1,128}$/.test(key);
}

/** Hash of a parsed request, by which the same request is recognised. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
