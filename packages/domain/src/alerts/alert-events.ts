import * as z from 'zod';
import { staffRoles } from '../contract/endpoints/access.ts';
import { defineEvent } from '../contract/endpoints/event.ts';
import { alertSchema } from './alert-schema.ts';

/**
 * An alert has begun, grown or ended. Told to those who are connected and have a role that sees its kind;
 * its text is Russian, so that who reads another language reads the alerts again.
 */
export const alertChange = defineEvent({
  name: 'alertChange',
  summary: 'Something that somebody must act on has begun, grown or ended',
  audience: { roles: staffRoles },
  inStream: false,
  payload: z.object({ alert: alertSchema }),
});
