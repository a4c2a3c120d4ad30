import * as z from 'zod';
import { entity, pageOf } from '../contract/envelope.ts';
import { idSchema, staffIdSchema, text, timeSchema } from '../contract/fields/fields.ts';
import { alertKinds } from './alert-kinds.ts';

/** Most characters of what is noted when an alert is ticked off. */
export const alertNoteMaxLength = 500;

/** What is noted when an alert is ticked off. */
export const alertNoteSchema = text(alertNoteMaxLength);

/** Things that an alert can be about; numbers where people say numbers. */
export const alertAboutSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), id: idSchema }),
  z.object({ type: z.literal('ticket'), id: idSchema }),
  z.object({ type: z.literal('banquet'), id: idSchema }),
  /** A payment that belongs to no order of ours, by the provider's id. */
  z.object({ type: z.literal('payment'), id: z.string().min(1).max(64) }),
  z.object({ type: z.literal('provider'), id: z.string().min(1).max(64) }),
  z.object({ type: z.literal('staff'), id: staffIdSchema }),
  /** What is guessed at where it is no one account. */
  z.object({ type: z.literal('sign-in'), id: z.enum(['codes', 'passwords']) }),
]);
/** A thing that an alert is about. */
export type AlertAbout = z.output<typeof alertAboutSchema>;

/** Attributes of an alert. */
export const alertAttributesSchema = z.object({
  kind: z.enum(alertKinds),
  /** Null where it is about no one thing, or about several of a crowd. */
  about: alertAboutSchema.nullable(),
  /** How many things of a crowd there are, or how often this one was met. */
  count: z.number().int().positive(),
  /** What has happened, for a person. */
  text: z.string(),
  since: timeSchema,
  /** Null while somebody must act. */
  resolvedAt: timeSchema.nullable(),
  /** Name of the member of staff who ticked it off; `system` where it ended by itself. */
  resolvedBy: z.string().nullable(),
  /** What they noted; empty for nothing. */
  note: z.string(),
});
/** Attributes of an alert. */
export type AlertAttributes = z.output<typeof alertAttributesSchema>;

/** Something that staff must act on, until somebody ticks it off or it ends by itself. */
export const alertSchema = entity(idSchema, alertAttributesSchema);
/** Something that staff must act on. */
export type Alert = z.output<typeof alertSchema>;

/** Who has resolved an alert that ended by itself. */
export const alertResolvedBySystem = 'system';

/** A page of alerts, newest first. */
export const alertsSchema = z.object({ alerts: pageOf(alertSchema) });
