import * as z from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { requiredText, timeSchema } from '../contract/fields/fields.ts';
import { problem, problemWith } from '../contract/problem.ts';
import { staffAccountSchema } from '../guests/guest-schema.ts';
import { phoneSchema } from '../phone/phone-schema.ts';
import {
  passkeyProofSchema,
  proofCodeSchema,
  webAuthnOptionsSchema,
} from '../staff/second-factor-proof.ts';

/** A session of staff that has just begun; the field is called `guest` here too. */
export const staffSessionReply = z.object({ guest: staffAccountSchema, token: z.string() });

/**
 * Signs staff in; 204 when id and password do not match. A password that the portal made up opens for
 * {@link madeUpPasswordSeconds}, and nothing but the change of it. An account with a second factor is asked
 * for it (401, whose `details` name the kinds it has): the same call again with `code` or `passkey`.
 */
export const staffLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Staff sign-in',
  access: 'anyone',
  openWhenDisabled: true,
  // While somebody guesses passwords, the tries of strangers wait for each other.
  maxSeconds: 59,
  body: z.object({
    data: z.object({
      id: requiredText(64),
      password: z.string().min(1).max(256),
      /** Of an app, or a recovery code. */
      code: proofCodeSchema.optional(),
      passkey: passkeyProofSchema.optional(),
    }),
  }),
  replies: {
    200: staffSessionReply,
    204: noContent,
    401: problemWith(
      {
        /** To ask an authenticator with, where the account has a passkey. */
        passkey: webAuthnOptionsSchema.nullable(),
      },
      'SECOND_FACTOR_REQUIRED',
      'CODE_WRONG',
    ),
    403: problem('PASSWORD_EXPIRED'),
    429: problem('TOO_MANY_PASSWORDS', 'SECOND_FACTOR_WAITS'),
  },
});

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
