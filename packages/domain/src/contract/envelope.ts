import * as z from 'zod';
import { timeSchema } from './fields/fields.ts';

/** `{ id, attributes }`, the shape of every entity on the wire. */
export function entity<Id extends z.ZodType, Attributes extends z.ZodType>(
  id: Id,
  attributes: Attributes,
): z.ZodObject<{ id: Id; attributes: Attributes }> {
  return z.object({ id, attributes });
}

/**
 * Total and position of a page: `page` starts at 1. `next` is what the request for the following page gives as
 * `after`, null where there is none; `asOf` is when the page was read.
 */
export const pageMetaSchema = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  next: z.string().nullable(),
  asOf: timeSchema,
});
/** Total and position of a page. */
export type PageMeta = z.output<typeof pageMetaSchema>;

/** What a list that a guest's or a stranger's use makes longer holds at most in one answer, as JSON. */
export const answerMaxBytes = 1_500_000;

/**
 * `{ data: [entity] }`, a list without pages.
 * @param max - how many it has at most; absent for a set that staff or the restaurant make.
 */
export function list<Item extends z.ZodType>(
  item: Item,
  max?: number,
): z.ZodObject<{ data: z.ZodArray<Item> }> {
  const items = z.array(item);
  return z.object({ data: max === undefined ? items : items.max(max) });
}

/** `{ data: [entity], meta }`, one page of a list. */
export function pageOf<Item extends z.ZodType>(
  item: Item,
): z.ZodObject<{ data: z.ZodArray<Item>; meta: typeof pageMetaSchema }> {
  return z.object({ data: z.array(item).max(pageSizeMax), meta: pageMetaSchema });
}

/** Most entities of one page. */
export const pageSizeMax = 100;

/**
 * Fields of a request for a page: `page` from 1, `pageSize` 20 and at most 100. With `after`, the last reply's
 * `meta.next`, `page` says nothing: the page follows that one, and neither repeats nor skips rows because others came
 * or moved meanwhile. It begins with rows that have moved above since; those shown already are dropped by their ids.
 */
export const pageRequestFields = {
  after: z
    .string()
    .max(50_000)
    .regex(/^[\w-]+$/)
    .optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  pageSize: z.number().int().min(1).max(pageSizeMax).default(20),
};
