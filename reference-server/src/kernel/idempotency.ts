import { createHash } from 'node:crypto';

/** One run's hold on an idempotency key. A run that lost its hold must not commit. */
export interface IdempotencyClaim {
  readonly account: string;
  /** `METHOD /path` of the endpoint. */
  readonly endpoint: string;
  readonly key: string;
  readonly claimId: string;
  /** Set by a handler that has kept its answer in its own transaction: nothing is left to finish. */
  isFinished?: boolean;
}

/** What a key is found to be when a call arrives with it. */
export type IdempotencyLookup =
  | { readonly kind: 'claimed'; readonly claim: IdempotencyClaim }
  | { readonly kind: 'replay'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' };

/** Keeps idempotency keys: 24 h each, and 60 s for a run whose process may have died. */
export interface IdempotencyKeys {
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

/** Whether a text can be an `Idempotency-Key`: 1–128 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x20-\x7e]{1,128}$/.test(key);
}

/** Hash of a parsed request, by which the same request is recognised. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
