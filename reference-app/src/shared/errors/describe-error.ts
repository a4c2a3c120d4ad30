import { RefusedError, RestaurantError, UnreachableError } from '@portal/client';
import type { Translate } from '@portal/domain';

/** What a person reads of an error, and what reception can look for. */
export interface ErrorDescription {
  readonly message: string;
  readonly requestId: string | null;
}

/** Says what went wrong in words for a person; never anything technical. */
export function describeError(error: unknown, t: Translate): ErrorDescription {
  if (error instanceof RefusedError) return { message: error.text, requestId: error.requestId };
  if (error instanceof UnreachableError) {
    return { message: t('portal.failed.offline'), requestId: null };
  }
  if (error instanceof RestaurantError) {
    const known = error.cause instanceof UnreachableError || error.cause instanceof RefusedError;
    return known ? describeError(error.cause, t) : { message: error.message, requestId: null };
  }
  return { message: t('problem.INTERNAL'), requestId: null };
}
