import * as z from 'zod';

/**
 * Grows by one with every change of a thing, from 1 on. Who sends the one they have seen changes the thing
 * only while nobody else has.
 */
export const versionSchema = z.int32().positive();
