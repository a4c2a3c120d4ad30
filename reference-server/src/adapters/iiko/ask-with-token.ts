import type * as z from 'zod';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import { requestIiko } from './iiko-request.ts';
import type { IikoTokens } from './iiko-tokens.ts';

/** One question to iiko: where it goes, what it carries, and what the answer must look like. */
export interface IikoQuestion<Schema extends z.ZodType> {
  readonly path: string;
  readonly body: object;
  readonly schema: Schema;
}

/** Asks with a token. One that iiko refuses is replaced once: nothing has been done then. */
export async function askWithToken<Schema extends z.ZodType>(
  baseUrl: string,
  tokens: IikoTokens,
  question: IikoQuestion<Schema>,
): Promise<z.output<Schema>> {
  const token = await tokens.get();
  try {
    return await requestIiko(baseUrl, { ...question, token });
  } catch (error) {
    if (!(error instanceof RestaurantError) || error.kind !== 'auth') throw error;
  }
  tokens.drop(token);
  return requestIiko(baseUrl, { ...question, token: await tokens.get() });
}
