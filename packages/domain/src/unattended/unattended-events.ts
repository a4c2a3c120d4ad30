import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { unattendedSchema } from './unattended-schema.ts';

/** A new thing of the guest waits with nobody there to see it, or somebody has taken it up. */
export const unattendedChange = defineEvent({
  name: 'unattendedChange',
  summary: 'An own order or ticket waits with nobody there to see it, or was taken up',
  audience: { owner: true },
  inStream: true,
  payload: z.object({
    unattended: unattendedSchema,
    /** False: it was taken up, and nothing more need be said of it. */
    isUnattended: z.boolean(),
  }),
});
