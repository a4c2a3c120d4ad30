import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import type * as z from 'zod';
import { RestaurantError } from '../../ports/restaurant-error.ts';
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
  const deadline = timeout(timeoutMilliseconds, TimeoutStrategy.Aggressive);

  return async (path, body, schema) => {
    try {
      return await deadline.execute(() => askWithToken(baseUrl, tokens, { path, body, schema }));
    } catch (error) {
      if (!(error instanceof TaskCancelledError)) throw error;
      throw new RestaurantError(`iiko was too slow to answer ${path}`, {
        kind: 'failed',
        failure: 'timed-out',
        cause: error,
      });
    }
  };
}
