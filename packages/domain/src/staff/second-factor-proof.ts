import * as z from 'zod';
import { base64url, credential } from './webauthn-json.ts';

/** What proves who somebody is beside a password: an app that makes codes (RFC 6238), or a passkey (WebAuthn). */
export const secondFactorKinds = ['totp', 'passkey'] as const;
/** What proves who somebody is beside a password. */
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** What a member of staff can be asked for beside a password, or to say again who they are. */
export const proofKinds = ['password', ...secondFactorKinds, 'recovery'] as const;
/** What a member of staff can be asked for. */
export type ProofKind = (typeof proofKinds)[number];

/** A code of an app (six digits), or a recovery code, however it was copied. */
export const proofCodeSchema = z
  .string()
  .trim()
  .regex(/^[0-9a-z -]{6,20}$/i);

/** Options for WebAuthn, as `PublicKeyCredential.parseCreationOptionsFromJSON` and its sister take them. */
export const webAuthnOptionsSchema = z.record(z.string(), z.unknown());
/** Options for WebAuthn as JSON. */
export type WebAuthnOptions = z.output<typeof webAuthnOptionsSchema>;

/** What an authenticator answers when a passkey is asked for (`AuthenticationResponseJSON`). */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
  }),
});
/** What an authenticator answers when a passkey is asked for. */
export type PasskeyProof = z.output<typeof passkeyProofSchema>;
