import * as z from 'zod';

/** Id of anything in the restaurant's system: a UUID of whatever version. */
export const iikoIdSchema = z.guid();
