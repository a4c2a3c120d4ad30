import * as z from 'zod';
import { idSchema, timeSchema } from '../contract/fields/fields.ts';

/** What a guest can wait for. */
export const waitingKinds = ['order', 'ticket'] as const;
/** What a guest can wait for. */
export type WaitingKind = (typeof waitingKinds)[number];

/** When nobody listens: how long a new thing waits, and how often the staff chat is told. */
export const unattendedRules = {
  /** Minutes in `new` with no console open after which the staff chat is alarmed. */
  alarmAfterMinutes: 3,
  repeatAfterMinutes: 10,
  alarmsMax: 3,
} as const;

/** A new order or ticket that nobody is there to see. */
export const unattendedSchema = z.object({
  kind: z.enum(waitingKinds),
  /** Number of the order or ticket. */
  id: idSchema,
  /** Since when it has been waiting. */
  since: timeSchema,
  /** Whom to call instead; null where the hotel has set no number. */
  phone: z.string().nullable(),
});
/** A new order or ticket that nobody is there to see. */
export type Unattended = z.output<typeof unattendedSchema>;
