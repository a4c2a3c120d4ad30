import * as z from 'zod';

/** Bytes as WebAuthn writes them in JSON. */
export function base64url(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/);
}

/** What every answer of an authenticator has. */
export const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
