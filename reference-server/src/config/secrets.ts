import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  /** Signs session tokens (HS256). */
  sessionSecret: z.string().min(32),
  /** Keyed into the hash of sign-in codes and into the seal of queued texts. */
  otpPepper: z.string().min(32),
});

/** What must stay unknown to everybody but the server. */
export type Secrets = z.output<typeof secretsSchema>;

function generateSecrets(): Secrets {
  return {
    sessionSecret: randomBytes(48).toString('base64url'),
    otpPepper: randomBytes(48).toString('base64url'),
  };
}

/**
 * The secrets kept in the data folder (mode 600), made there at the first start. Two processes that
 * start at once end up with the same ones.
 */
export async function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(JSON.stringify(generateSecrets(), null, 2));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await chmod(path, 0o600);
  const result = secretsSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!result.success) {
    throw new Error(
      `${path} does not hold the portal's secrets. Restore it from a backup, or delete it to make new ones (everybody is signed out).`,
    );
  }
  return result.data;
}
