import { PortalError } from '../call/call-errors.ts';

/** What is known of a restaurant call that failed. */
export interface RestaurantErrorDetails {
  /** HTTP status of the answer; null when none came. */
  readonly status?: number | null;
  /** The portal's or iiko's own code, where there is one. */
  readonly code?: string | null;
  /** Seconds after which the same call may succeed, where the answer names them. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/**
 * A call to the restaurant's system did not lead to what was asked for. The message is the text that the
 * server gave, or else the specified text of the call.
 */
export class RestaurantError extends PortalError {
  override readonly name = 'RestaurantError';
  readonly status: number | null;
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(text: string, details: RestaurantErrorDetails = {}) {
    super(text, { cause: details.cause });
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
