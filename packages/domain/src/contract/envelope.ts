import * as z from 'zod';

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

/** What a list that a guest's or a stranger's use makes longer holds at most in one answer, as JSON. */
export const answerMaxBytes = 1_500_000;

/**
 * `{ data: [entity] }`, a list without pages.
 * @param most - how many it has at most; absent for a set that staff or the restaurant make.
 */
export function list<Item extends z.ZodType>(
  item: Item,
  most?: number,
): z.ZodObject<{ data: z.ZodArray<Item> }> {
  const items = z.array(item);
  return z.object({ data: most === undefined ? items : items.max(most) });
}

/** `{ data: [entity], meta }`, one page of a list. */
export function pageOf<Item extends z.ZodType>(
  item: Item,
): z.ZodObject<{ data: z.ZodArray<Item>; meta: typeof pageMetaSchema }> {
  return z.object({ data: z.array(item).max(pageSizeMax), meta: pageMetaSchema });
}

/** Most entities of one page. */
export const pageSizeMax = 100;

/** Fields of a request for a page: `page` from 1, `pageSize` 20 and at most 100. */
export const pageRequestFields = {
  page: z.number().int().min(1).max(100_000).default(1),
  pageSize: z.number().int().min(1).max(pageSizeMax).default(20),
};
