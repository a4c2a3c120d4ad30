import * as z from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';
import { firstAdminSchema, staffMemberSchema } from './staff-schema.ts';

const access = 'anyone';
/** Making a password costs the server some 200 ms; a person needs a handful of tries. */
const limits = [{ points: 20, windowSeconds: 60, by: 'address' }] as const;
/** What the one-time link carries behind its `#`. */
const token = z.string().min(1).max(256);

/** Whether the one-time link still makes the first admin, before anybody fills in a form. */
export const checkFirstAdminLink = defineEndpoint({
  method: 'POST',
  path: '/api/admin/first/check',
  summary: 'Ask whether the link of the first admin still serves',
  access,
  limits,
  body: z.object({ data: z.object({ token }) }),
  replies: {
    204: noContent,
    403: problem('FIRST_ADMIN_LINK_EXPIRED'),
    409: problem('STAFF_EXISTS'),
  },
});

/** Makes the first admin, while there is no staff at all. Who is made signs in as everybody does. */
export const createFirstAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/first/create',
  summary: 'Make the first admin by the one-time link',
  access,
  limits,
  body: z.object({ data: z.object({ token, staff: firstAdminSchema }) }),
  replies: {
    201: z.object({ staff: staffMemberSchema }),
    403: problem('FIRST_ADMIN_LINK_EXPIRED'),
    409: problem('STAFF_EXISTS'),
  },
});
