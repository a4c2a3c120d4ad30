import * as z from 'zod';
import type { StoppedDish } from '../../ports/restaurant.ts';

/** The answers that stay inside the server; those the portal passes on are in the contract. */

/** @source protocols/iiko.md, section 2 */
export const tokenAnswer = z.object({ token: z.string().min(1) });

/** @source protocols/iiko.md, section 1: one body for all errors */
export const errorAnswer = z.object({
  errorDescription: z.string().nullish(),
  error: z.string().nullish(),
});

/** @source protocols/iiko.md, section 6: organization, terminal group, product */
export const stopListsAnswer = z
  .object({
    terminalGroupStopLists: z.array(
      z.object({
        organizationId: z.string(),
        items: z.array(
          z.object({
            terminalGroupId: z.string(),
            items: z.array(
              z.object({
                productId: z.string(),
                balance: z.number(),
                sizeId: z.string().nullish(),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .transform(({ terminalGroupStopLists }): StoppedDish[] =>
    terminalGroupStopLists.flatMap(({ organizationId, items: groups }) =>
      groups.flatMap(({ terminalGroupId, items }) =>
        items.map(({ productId, sizeId, balance }) => ({
          organizationId,
          terminalGroupId,
          productId,
          sizeId: sizeId ?? null,
          balance,
        })),
      ),
    ),
  );
