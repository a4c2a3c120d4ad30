import * as z from 'zod';

/** Farthest place in an order that people set. */
export const sortPriorityMax = 1_000_000;

/** A place in an order: a whole number from −1,000,000 to 1,000,000; a higher one comes first. */
export const sortPrioritySchema = z.number().int().min(-sortPriorityMax).max(sortPriorityMax);
