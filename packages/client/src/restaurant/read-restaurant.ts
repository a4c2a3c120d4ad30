import {
  ForbiddenError,
  PortalDisabledError,
  PortalError,
  RefusedError,
  SignedOutError,
} from '../call/call-errors.ts';
import type { CallOptions } from '../call/caller.ts';
import type { RestaurantResult } from './restaurant-client.ts';
import { RestaurantError } from './restaurant-error.ts';

/** Reads a value, and the time since when it is stale. */
export async function read<Value>(
  text: string,
  options: CallOptions | undefined,
  ask: (options: CallOptions) => Promise<Value>,
): Promise<RestaurantResult<Value>> {
  const observed: { since: string | null } = { since: null };
  function onHeaders(headers: Headers): void {
    observed.since = headers.get('X-Stale-Since');
    options?.onHeaders?.(headers);
  }
  const value = await withErrorText(text, () => ask({ ...options, isRepeatable: true, onHeaders }));
  return { value, staleSince: observed.since === null ? null : new Date(observed.since) };
}

/** Gives a failure the server's words, or else the call's own. What is about the session stays as it is. */
export async function withErrorText<Value>(
  text: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const isOfSession =
      error instanceof SignedOutError ||
      error instanceof ForbiddenError ||
      error instanceof PortalDisabledError;
    if (!(error instanceof PortalError) || isOfSession) throw error;
    if (!(error instanceof RefusedError)) throw new RestaurantError(text, { cause: error });
    const { status, code, retryAfterSeconds } = error;
    const message = error.text.trim() || text;
    throw new RestaurantError(message, { status, code, retryAfterSeconds, cause: error });
  }
}
