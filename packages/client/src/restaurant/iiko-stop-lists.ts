import type { Stopped } from '@portal/domain';
import * as z from 'zod';

const stoppedItem = z.object({
  productId: z.string(),
  /** What is left; 0 and less is none. */
  balance: z.number(),
  sizeId: z.string().nullish(),
});

/**
 * What has run out at one group of terminals, from the lists of all of them.
 * @source iiko Cloud API, stop lists: organization, terminal group, product
 */
export function stopListsSchema(terminalGroupId: string): z.ZodType<Stopped[]> {
  return z
    .object({
      terminalGroupStopLists: z.array(
        z.object({
          items: z.array(z.object({ terminalGroupId: z.string(), items: z.array(stoppedItem) })),
        }),
      ),
    })
    .transform(({ terminalGroupStopLists }) =>
      terminalGroupStopLists
        .flatMap(({ items }) => items)
        .filter((group) => group.terminalGroupId === terminalGroupId)
        .flatMap(({ items }) => items)
        .map(({ productId, balance, sizeId }) => ({
          product: productId,
          size: sizeId ?? null,
          left: Math.max(0, Math.floor(balance)),
        })),
    );
}
