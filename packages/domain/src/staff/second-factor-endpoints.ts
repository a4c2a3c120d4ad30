import * as z from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { list } from '../contract/envelope.ts';
import { staffIdSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import {
  proofCodeSchema,
  secondFactorKinds,
  webAuthnOptionsSchema,
} from './second-factor-proof.ts';
import {
  passkeyCreationSchema,
  secondFactorNameSchema,
  secondFactorSchema,
} from './second-factor-schema.ts';

const access = { admin: 'own', moderator: 'own', banquet: 'own' } as const;
const limits = [{ points: 60, windowSeconds: 60, by: 'account' }] as const;
const own = { access, limits, openWithoutSecondFactor: true } as const;

/** Codes to come in with when every factor is lost, each once. They are shown this once. */
const recoveryCodes = z.array(z.string());

/** Second factors of one's own account. */
export const fetchSecondFactors = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/second-factor/fetch',
  summary: 'Second factors of the own account',
  ...own,
  body: z.object({}),
  replies: {
    200: z.object({
      secondFactors: list(secondFactorSchema),
      recoveryCodesLeft: z.number().int().nonnegative(),
      /** Whether the account may not be without one. */
      isRequired: z.boolean(),
      /** Whether passkeys can be made for the portal's address: not for a bare IP address. */
      hasPasskeys: z.boolean(),
    }),
  },
});

/** Begins to enrol a factor: a secret for an app, or options for an authenticator. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/second-factor/begin',
  summary: 'Begin to enrol a second factor',
  ...own,
  confirm: true,
  body: z.object({ data: z.object({ kind: z.enum(secondFactorKinds) }) }),
  replies: {
    200: z.object({
      data: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('totp'),
          id: z.uuid(),
          /** Base32, to be typed. */
          secret: z.string(),
          /** `otpauth:`, to be shown as a QR code. */
          url: z.string(),
        }),
        z.object({ kind: z.literal('passkey'), id: z.uuid(), options: webAuthnOptionsSchema }),
      ]),
    }),
    409: problem('TOO_MANY_FACTORS', 'PASSKEY_NOT_POSSIBLE'),
  },
});

/** Enrols the factor that was begun, by a first code or by the authenticator's answer. */
export const finishSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/second-factor/finish',
  summary: 'Enrol a second factor',
  ...own,
  confirm: true,
  body: z.object({
    data: z.union([
      z.object({ id: z.uuid(), name: secondFactorNameSchema, code: proofCodeSchema }),
      z.object({ id: z.uuid(), name: secondFactorNameSchema, passkey: passkeyCreationSchema }),
    ]),
  }),
  replies: {
    201: z.object({
      secondFactor: secondFactorSchema,
      /** Null where the account has some already. */
      recoveryCodes: recoveryCodes.nullable(),
    }),
    401: problem('CODE_WRONG', 'CODE_EXPIRED'),
    409: problem('TOO_MANY_FACTORS'),
  },
});

/** Takes one of the own factors away; with the last one the recovery codes go too. */
export const removeSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/second-factor/remove',
  summary: 'Take a second factor of the own account away',
  ...own,
  confirm: true,
  body: z.object({ data: z.object({ id: z.uuid() }) }),
  replies: { 204: noContent },
});

/** Makes new recovery codes; those of before serve no more. 404 for an account without a factor. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/second-factor/recovery',
  summary: 'Make new recovery codes',
  ...own,
  confirm: true,
  body: z.object({}),
  replies: { 200: z.object({ recoveryCodes }) },
});

/**
 * Takes every factor of a colleague away who has lost it, with the recovery codes. The account's sessions end,
 * and the staff chat hears of it.
 */
export const removeStaffSecondFactors = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/second-factor/remove',
  summary: "Take the second factors of a colleague's account away",
  access: { admin: 'any' },
  confirm: true,
  limits,
  body: z.object({ data: z.object({ id: staffIdSchema }) }),
  replies: { 204: noContent, 409: problem('OWN_ACCOUNT') },
});
