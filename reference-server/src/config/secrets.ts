import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { readOrCreateFile } from './stored-secrets.ts';

const secretsSchema = z.object({
  /** Signs session tokens (HS256). */
  sessionSecret: z.string().min(32),
  /** Keyed into the hash of sign-in codes and into the seal of queued texts. */
  otpPepper: z.string().min(32),
});

/** What must stay unknown to everybody but the server. */
export type Secrets = z.output<typeof secretsSchema> & {
  /** Signed session tokens until the secret was changed, which are good until they end. */
  readonly previousSessionSecret?: string | undefined;
};

/**
 * The secrets stored in the data folder, made at the first start.
 *
 * @throws Error when the file does not hold them, saying what to do.
 */
export function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  return readOrCreateFile(dataDir, {
    fileName: 'secrets.json',
    schema: secretsSchema,
    generate: () => ({
      sessionSecret: randomBytes(48).toString('base64url'),
      otpPepper: randomBytes(48).toString('base64url'),
    }),
    whose: "portal's secrets",
    costOfNewOnes: 'everybody is signed out',
  });
}
