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

/** A map by ids of the restaurant's system, in which the case of their letters does not count. */
export class IikoIdMap<Value> extends Map<string, Value> {
  override get(id: string): Value | undefined {
    return super.get(id.toLowerCase());
  }
  override has(id: string): boolean {
    return super.has(id.toLowerCase());
  }
  override set(id: string, value: Value): this {
    return super.set(id.toLowerCase(), value);
  }
}
