import * as z from 'zod';
import { staffRoles } from '../contract/endpoints/access.ts';
import { defineEvent } from '../contract/endpoints/event.ts';
import { timeSchema } from '../contract/fields/fields.ts';
import { providerNames } from './provider-schema.ts';

/** An outside system stopped working, or works again. */
export const providerHealthChange = defineEvent({
  name: 'providerHealthChange',
  summary: 'An outside system got into trouble, or works again',
  audience: { roles: staffRoles },
  inStream: false,
  payload: z.object({
    provider: z.enum(providerNames),
    state: z.enum(['working', 'trouble']),
    /** What went wrong last; null while nothing ever did. */
    lastError: z.string().nullable(),
    at: timeSchema,
  }),
});
