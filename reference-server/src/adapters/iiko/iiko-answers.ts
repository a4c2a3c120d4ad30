import * as z from 'zod';

/** The answers that stay inside the server; those the portal passes on are in the contract. */

/** @source protocols/iiko.md, section 2 */
export const tokenAnswer = z.object({ token: z.string().min(1) });

/** @source protocols/iiko.md, section 1: one body for all errors */
export const errorAnswer = z.object({
  errorDescription: z.string().nullish(),
  error: z.string().nullish(),
});
