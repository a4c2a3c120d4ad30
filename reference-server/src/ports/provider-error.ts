/**
 * How a call to a provider went wrong, as far as our side could see. The kernel answers
 * `answered` with 502, `unreachable` with 503 and `timed-out` with 504.
 */
export type ProviderFailure = 'answered' | 'unreachable' | 'timed-out';

/** What is known of a call that went wrong. */
export interface ProviderErrorDetails<Kind extends string> {
  readonly kind: Kind;
  /** @defaultValue `answered` */
  readonly failure?: ProviderFailure;
  /** When the provider wants to be asked again, where it says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** The provider's own code or text, for the log and the console; names nobody, and no guest reads it. */
  readonly code?: string | undefined;
  readonly cause?: unknown;
}

/** A provider did not do what it was asked, or did not say that it did. */
export abstract class ProviderError<Kind extends string = string> extends Error {
  readonly kind: Kind;
  readonly failure: ProviderFailure;
  readonly retryAfterSeconds: number | null;
  readonly code: string | null;

  constructor(message: string, details: ProviderErrorDetails<Kind>) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.failure = details.failure ?? 'answered';
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.code = details.code ?? null;
  }
}
