import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { timeSchema } from '../contract/fields.ts';
import { problem } from '../contract/problem.ts';
import { phoneSchema } from '../phone/phone-schema.ts';

/**
 * Makes a new code for the newest open challenge of a phone, for staff to read out to the guest who stands
 * there and has proven who they are: nothing is sent, and only the holder of that challenge can use it. In an
 * account that is older, the session so begun sees nothing older than itself; its phone and its open sessions
 * are told. 404 where nobody waits for a code of this phone.
 */
export const readOutCode = defineEndpoint({
  method: 'POST',
  path: '/api/admin/sms-auth/code',
  summary: 'Read a sign-in code out to a guest',
  access: { admin: 'any', moderator: 'any' },
  confirm: true,
  body: z.object({ data: z.object({ phone: phoneSchema }) }),
  replies: {
    200: z.object({ data: z.object({ code: z.string(), expiresAt: timeSchema }) }),
    429: problem('TOO_MANY_REQUESTS'),
  },
});
