import { staffRoles } from '../contract/endpoints/access.ts';
import { defineEvent } from '../contract/endpoints/event.ts';
import { onlineSchema } from './presence-schema.ts';

/** Who is here: sent to staff when they connect and after changes, about once a second at most. */
export const portalOnline = defineEvent({
  name: 'portalOnline',
  summary: 'Visitors who have the portal open',
  audience: { roles: staffRoles },
  inStream: false,
  payload: onlineSchema,
});
