import * as z from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';
import type { PortalSettings } from '../portal/portal-settings.ts';
import { typedPasswordSchema } from './password-rules.ts';
import {
  passkeyProofSchema,
  proofCodeSchema,
  proofKinds,
  webAuthnOptionsSchema,
} from './second-factor-proof.ts';

/** How staff say again who they are before they do what is dangerous. */
export const confirmationRules = {
  /** How long a sign-in or a confirmation counts. */
  seconds: 600,
  /** Wrong confirmations in a row after which the session ends. */
  failuresMax: 5,
} as const;

/** Settings that loosen or tighten what protects the portal: whoever changes one says again who they are. */
export const confirmedSettings: readonly (keyof PortalSettings)[] = [
  'accountBounds',
  'hotelNetworks',
  'signIn',
  'refundConfirmAbove',
];

const access = { admin: 'own', moderator: 'own', banquet: 'own' } as const;
const limits = [{ points: 60, windowSeconds: 60, by: 'account' }] as const;

/** What one can say again who one is with: only what is older than the session. */
export const beginConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/confirm/begin',
  summary: 'Ask what one can say again who one is with',
  access,
  openWithoutSecondFactor: true,
  openWhenLocked: true,
  limits,
  body: z.object({}),
  replies: {
    200: z.object({
      data: z.object({
        /** None: one signs in anew. */
        kinds: z.array(z.enum(proofKinds)),
        /** To ask an authenticator with, where there is a passkey. */
        passkey: webAuthnOptionsSchema.nullable(),
      }),
    }),
  },
});

/**
 * Says again who one is: what is dangerous is then open to this session for {@link confirmationRules.seconds}.
 * A locked console opens by it. Only what is older than the session confirms it: a password that was changed meanwhile is answered with
 * `REAUTHENTICATION_REQUIRED`, and one signs in anew. Five wrong ones end the session.
 */
export const confirmSession = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/confirm',
  summary: 'Say again who one is',
  access,
  openWithoutSecondFactor: true,
  openWhenLocked: true,
  limits,
  body: z.object({
    data: z.union([
      z.object({ password: typedPasswordSchema }),
      /** Of an app, or a recovery code. */
      z.object({ code: proofCodeSchema }),
      z.object({ passkey: passkeyProofSchema }),
    ]),
  }),
  replies: {
    204: noContent,
    401: problem('CODE_WRONG'),
    403: problem('PASSWORD_WRONG', 'REAUTHENTICATION_REQUIRED'),
    429: problem('TOO_MANY_PASSWORDS', 'SECOND_FACTOR_WAITS'),
  },
});

/** Whether one has just said who one is, e.g. before a link to a file is followed that asks for it. */
export const checkConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/auth/confirm/check',
  summary: 'Ask whether one has just said who one is',
  access,
  confirm: true,
  body: z.object({}),
  replies: { 204: noContent },
});
