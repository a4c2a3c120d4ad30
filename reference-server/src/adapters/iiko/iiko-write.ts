import type * as z from 'zod';
import { timeLimit, whenLate } from '../../kernel/limits/time-limit.ts';
import { failTooSlow } from '../../ports/restaurant-error.ts';
import { askWithToken } from './ask-with-token.ts';
import type { IikoTokens } from './iiko-tokens.ts';

/**
 * Tells iiko something that changes things there, once. Only a token that iiko refuses is replaced, as
 * nothing has been done then.
 * @throws {RestaurantError}
 */
export type WriteIiko = <Schema extends z.ZodType>(
  path: string,
  body: object,
  schema: Schema,
) => Promise<z.output<Schema>>;

/** @param timeoutMilliseconds how long one write may take in all, with its token. */
export function createWriteIiko(
  baseUrl: string,
  tokens: IikoTokens,
  timeoutMilliseconds = 5_000,
): WriteIiko {
  const limit = timeLimit(timeoutMilliseconds);
  return (path, body, schema) =>
    limit
      .execute(() => askWithToken(baseUrl, tokens, { path, body, schema }))
      .catch(whenLate((cause) => failTooSlow(path, cause)));
}
