import { RefusedError, RestaurantError, UnreachableError, type Refusal } from '@portal/client';
import type { Translate } from '../texts/app-texts.ts';

/** What a person reads of an error, and what reception can look for. */
export interface ErrorDescription {
  readonly message: string;
  /** The number of the request. */
  readonly code: string | undefined;
}

/** Says what went wrong in words for a person; never anything technical. */
export function describeError(error: unknown, t: Translate): ErrorDescription {
  if (error instanceof RefusedError) {
    const code = error.requestId ? t('portal.failed.request', { id: error.requestId }) : undefined;
    return { message: error.text, code };
  }
  if (error instanceof UnreachableError) {
    return { message: t('portal.failed.offline'), code: undefined };
  }
  if (error instanceof RestaurantError) {
    const cause = describeError(error.cause, t);
    // Its message is the server's text, or what stands in for one that says nothing.
    return error.cause instanceof UnreachableError ? cause : { ...cause, message: error.message };
  }
  return { message: t('problem.INTERNAL'), code: undefined };
}

/** A refusal, be it answered or thrown. */
export function isRefusal(problem: Error | Refusal): problem is Refusal {
  return !(problem instanceof Error) || problem instanceof RefusedError;
}

/** Says why something was refused, with everything that is wrong. */
export function describeRefusal({ text, details }: Pick<Refusal, 'text' | 'details'>): string {
  // A detail may say no more than the text, and may lack its full stop.
  return [...new Set([text, ...details.map(({ message }) => message)])].reduce(
    (message, next) => `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${next}`,
  );
}
