import * as z from 'zod';

/** Id of anything in the restaurant's system: a UUID of whatever version. */
export const iikoIdSchema = z.guid();

/** Whether two ids of the restaurant's system are one: the case of their letters does not count. */
export function isSameIikoId(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  return (one?.toLowerCase() ?? null) === (other?.toLowerCase() ?? null);
}
