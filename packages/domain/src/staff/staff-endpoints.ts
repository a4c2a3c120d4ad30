import * as z from 'zod';
import { staffRoles } from '../contract/endpoints/access.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { pageOf, pageRequestFields } from '../contract/envelope.ts';
import { staffIdSchema, text } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { newPasswordSchema, typedPasswordSchema } from './password-rules.ts';
import { newStaffMemberSchema, staffEditSchema, staffMemberSchema } from './staff-schema.ts';

const access = { admin: 'any' } as const;
/** Making a password costs the server as much as trying one. */
const limits = [{ points: 30, windowSeconds: 60, by: 'account' }] as const;

/** Accounts of staff, page by page, by their names; those that are switched off come last. */
export const fetchStaff = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/fetch',
  summary: 'Accounts of staff, by name, id and role',
  access,
  body: z.object({
    data: z
      .object({
        /** In name and id. */
        search: text(100).optional(),
        role: z.enum(staffRoles).optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ staff: pageOf(staffMemberSchema) }) },
});

/** A new account. Ids that differ by capital letters alone are the same. */
export const createStaff = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/create',
  summary: 'Make an account for a member of staff',
  access,
  confirm: 'by-body',
  limits,
  body: z.object({ data: z.object({ staff: newStaffMemberSchema }) }),
  replies: {
    201: z.object({
      staff: staffMemberSchema,
      /** The password that was made up, shown this once; null when one was given. */
      password: z.string().nullable(),
    }),
    409: problem('STAFF_ID_TAKEN'),
  },
});

/**
 * Changes an account. Another role, another password or `disabled` ends its sessions, within 5 s
 * everywhere. There is always an admin who can sign in, and nobody shuts themselves out.
 */
export const updateStaff = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/staff/update',
  summary: "Change, switch off or switch on a member of staff's account",
  repeatable: true,
  access,
  confirm: 'by-body',
  limits,
  body: z.object({ data: z.object({ staff: staffEditSchema }) }),
  replies: {
    200: z.object({ staff: staffMemberSchema }),
    409: problem('LAST_ADMIN', 'OWN_ACCOUNT'),
  },
});

/** Gives a colleague's account a password that is made up and shown this once; its sessions end. */
export const resetStaffPassword = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/password/reset',
  summary: "Make up a new password for a colleague's account",
  access,
  confirm: true,
  limits,
  body: z.object({ data: z.object({ id: staffIdSchema }) }),
  replies: { 200: z.object({ password: z.string() }), 409: problem('OWN_ACCOUNT') },
});

/**
 * Changes one's own password. A wrong present one counts as a failed sign-in. All other sessions of
 * the account end.
 */
export const changeOwnPassword = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/password',
  summary: "Change one's own password",
  access: { admin: 'own', moderator: 'own', banquet: 'own' },
  openToMadeUpPassword: true,
  openWithoutSecondFactor: true,
  limits,
  body: z.object({
    data: z.object({
      /** The present one. */
      password: typedPasswordSchema,
      newPassword: newPasswordSchema,
    }),
  }),
  replies: {
    204: noContent,
    403: problem('PASSWORD_WRONG'),
    422: problem('INVALID'),
    429: problem('TOO_MANY_PASSWORDS'),
  },
});
