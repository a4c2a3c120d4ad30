import { z } from 'zod';

/** `{ id, attributes }`, the shape of every entity on the wire. */
export function entity<Id extends z.ZodType, Attributes extends z.ZodType>(
  id: Id,
  attributes: Attributes,
): z.ZodObject<{ id: Id; attributes: Attributes }> {
  return z.object({ id, attributes });
}

/** Total and position of a page: `page` starts at 1. */
export const pageMetaSchema = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
});
/** Total and position of a page. */
export type PageMeta = z.output<typeof pageMetaSchema>;

/** `{ data: [entity] }`, a list without pages. */
export function list<Item extends z.ZodType>(item: Item): z.ZodObject<{ data: z.ZodArray<Item> }> {
  return z.object({ data: z.array(item) });
}

/** `{ data: [entity], meta }`, one page of a list. */
export function pageOf<Item extends z.ZodType>(
  item: Item,
): z.ZodObject<{ data: z.ZodArray<Item>; meta: typeof pageMetaSchema }> {
  return z.object({ data: z.array(item), meta: pageMetaSchema });
}

/** Fields of a request for a page: `page` from 1, `pageSize` 20 and at most 100. */
export const pageRequestFields = {
  page: z.number().int().min(1).max(100_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
};
