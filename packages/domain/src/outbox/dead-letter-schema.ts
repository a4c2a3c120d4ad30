import * as z from 'zod';
import { entity, pageOf } from '../contract/envelope.ts';
import { timeSchema } from '../contract/fields/fields.ts';

/** Ways out of the server that can fail for good. */
export const deadLetterChannels = ['sms', 'telegram', 'push', 'iiko', 'payment'] as const;
/** A way out of the server that can fail for good. */
export type DeadLetterChannel = (typeof deadLetterChannels)[number];

/** Number of a message in the outbox: digits, as it may be longer than a number can hold. */
export const deadLetterIdSchema = z.string().regex(/^[1-9]\d{0,17}$/);

/** Attributes of a message that was given up. */
export const deadLetterAttributesSchema = z.object({
  channel: z.enum(deadLetterChannels),
  /** What was to be done, e.g. `sign-in-code`. */
  kind: z.string(),
  /** The same for a person, in the reader's language; without names, phones, codes and texts. */
  summary: z.string(),
  lastError: z.string().nullable(),
  attempts: z.number().int().nonnegative(),
  create_at: timeSchema,
  /** When it was given up. */
  dead_at: timeSchema,
  /** False once it is worthless: it can only be discarded. */
  canResend: z.boolean(),
});
/** Attributes of a message that was given up. */
export type DeadLetterAttributes = z.output<typeof deadLetterAttributesSchema>;

/** A message that could not be delivered and was given up. */
export const deadLetterSchema = entity(deadLetterIdSchema, deadLetterAttributesSchema);
/** A message that could not be delivered and was given up. */
export type DeadLetter = z.output<typeof deadLetterSchema>;

/** A page of what was given up, newest first. */
export const deadLettersSchema = z.object({ outbox: pageOf(deadLetterSchema) });
