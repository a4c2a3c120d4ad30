import * as z from 'zod';
import { entity } from '../contract/envelope.ts';
import { requiredLine, timeSchema } from '../contract/fields/fields.ts';
import { secondFactorKinds } from './second-factor-proof.ts';
import { base64url, credential } from './webauthn-json.ts';

/** The rules of second factors. */
export const secondFactorRules = {
  /** Of one account. */
  factorsMax: 10,
  /** Handed out with the first factor; each serves once. */
  recoveryCodes: 10,
  /** How long an enrolment can be finished, and a passkey be asked for. */
  challengeSeconds: 300,
  /** Wrong ones of one kind at one account after which that kind waits. */
  failures: { points: 5, windowSeconds: 900 },
  nameMaxLength: 60,
} as const;

/** A second factor as its owner sees it. */
export const secondFactorSchema = entity(
  z.uuid(),
  z.object({
    kind: z.enum(secondFactorKinds),
    /** How its owner calls it. */
    name: z.string(),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
  }),
);
/** A second factor as its owner sees it. */
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** How a factor is called by its owner. */
export const secondFactorNameSchema = requiredLine(secondFactorRules.nameMaxLength);

/** What an authenticator answers when a passkey is made (`RegistrationResponseJSON`). */
export const passkeyCreationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
/** What an authenticator answers when a passkey is made. */
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;
