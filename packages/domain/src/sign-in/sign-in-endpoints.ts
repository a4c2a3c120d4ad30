import * as z from 'zod';
import { forAnySession } from '../contract/endpoints/access.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { defineEvent } from '../contract/endpoints/event.ts';
import { idSchema, requiredLine, staffIdSchema, timeSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { guestNameMaxLength, ownGuestSchema, staffAccountSchema } from '../guests/guest-schema.ts';
import { emailSchema } from '../contract/fields/email.ts';
import { phoneSchema } from '../phone/phone-schema.ts';
import { proofSchema } from './proof-of-work.ts';

const challengeId = z.uuid().optional();
const code = z.string().regex(/^\d{4,6}$/);

/** A session that has just begun: the account and its token, which is in the cookie too. */
export const guestSessionReply = z.object({ guest: ownGuestSchema, token: z.string() });

/**
 * Sends a sign-in code by SMS. The answer is the same for known and unknown phones. While many strangers ask,
 * a stranger is first refused with `PROOF_REQUIRED`; `details[0].value` is then a {@link ProofChallenge}, and
 * the same call with its `proof` goes through, once.
 */
export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/api/sms-auth/send-code',
  summary: 'Send a sign-in code to a phone',
  access: 'anyone',
  body: z.object({
    phoneNumber: phoneSchema,
    /** Accepted and ignored: the server writes the text. */
    message: z.unknown().optional(),
    proof: proofSchema.optional(),
  }),
  replies: {
    200: z.object({
      success: z.literal(true),
      data: z.object({
        challengeId: z.uuid(),
        expiresAt: timeSchema,
        /** Seconds until the next code may be asked for. */
        resendInSeconds: z.number().int(),
        /** How many digits the code has: 4, or 6 when the portal is under attack. */
        digits: z.union([z.literal(4), z.literal(6)]),
      }),
    }),
    403: problem('PROOF_REQUIRED'),
    429: problem('TOO_MANY_REQUESTS'),
  },
});

/** Signs a known guest in with the code, or says (204) that the phone may be registered now. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/sms-auth/login',
  summary: 'Sign in with the code from the SMS',
  access: 'anyone',
  body: z.object({
    data: z.object({ phone: phoneSchema, code: code.optional(), challengeId }),
  }),
  replies: {
    200: guestSessionReply,
    204: noContent,
    401: problem('CODE_WRONG', 'CODE_REQUIRED', 'CODE_EXPIRED'),
    403: problem('ACCOUNT_CLOSED'),
    429: problem('TOO_MANY_ATTEMPTS'),
  },
});

/** Registers the phone that a right code has just proven, and signs the guest in. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/sms-auth/register',
  summary: 'Register the phone proven by a code',
  access: 'anyone',
  body: z.object({
    data: z.object({
      phone: phoneSchema,
      name: requiredLine(guestNameMaxLength),
      email: z.union([z.literal(''), emailSchema]).nullish(),
      /** Accepted and ignored: every registration is a guest's. */
      role: z.unknown().optional(),
      isSubscribe: z.boolean().default(false),
      challengeId,
    }),
  }),
  replies: {
    200: z.object({ success: z.literal(true), alreadyRegistered: z.literal(true) }),
    201: guestSessionReply.extend({ id: idSchema }),
    401: problem('CODE_REQUIRED'),
  },
});

/** Tells a guest that the reception has read out a code for the account. */
export const signInCodeRead = defineEvent({
  name: 'signInCodeRead',
  summary: 'The reception has read out a sign-in code for the account',
  audience: { owner: true },
  inStream: true,
  payload: z.object({ at: timeSchema }),
});

/** Says whose session a token is. Broken, expired, revoked and absent tokens answer alike. */
export const decodeToken = defineEndpoint({
  method: 'POST',
  path: '/api/token/decode',
  summary: 'Tell whose session a token is',
  access: 'anyone',
  openWhenDisabled: true,
  body: z.object({ token: z.string().max(4096).optional() }),
  replies: {
    200: z.object({
      isExpired: z.boolean(),
      accountId: z.union([idSchema, staffIdSchema]).nullable(),
    }),
  },
});

/** A guest's own account. */
export const getOwnGuest = defineEndpoint({
  method: 'POST',
  path: '/api/sms-auth/guest',
  summary: "A guest's own account",
  access: { guest: 'own' },
  openToReadOut: true,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 200: z.object({ guest: ownGuestSchema }) },
});

/** A member of staff's own account. */
export const getOwnStaffAccount = defineEndpoint({
  method: 'POST',
  path: '/api/admin/sms-auth/guest',
  summary: "A member of staff's own account",
  access: { admin: 'own', moderator: 'own', banquet: 'own' },
  openToMadeUpPassword: true,
  openWhenLocked: true,
  openWithoutSecondFactor: true,
  body: z.object({ data: z.object({ id: staffIdSchema }) }),
  replies: { 200: z.object({ guest: staffAccountSchema }) },
});

/** Ends the session: the token is dead from now on and its sockets are closed. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: forAnySession,
  openToMadeUpPassword: true,
  openToReadOut: true,
  openWhenLocked: true,
  openWithoutSecondFactor: true,
  openWhenDisabled: true,
  body: z.object({}),
  replies: { 204: noContent },
});
