import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
 * The secrets kept in the data folder (mode 600), made there at the first start. Processes that start
 * at once end up with the same ones, and one that is killed meanwhile leaves none or all of them.
 *
 * @throws Error when the file does not hold them, saying what to do.
 */
export async function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) await create(file);
  await chmod(file, 0o600);
  const secrets = parse(await readFile(file, 'utf8'));
  if (secrets) return secrets;
  throw new Error(
    `${file} does not hold the portal's secrets. Restore it from a backup, or delete it to make new ones (everybody is signed out).`,
  );
}

/** Writes the file beside its place and gives it its name whole, unless another process has. */
async function create(file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, JSON.stringify(generateSecrets(), null, 2), {
      mode: 0o600,
      flush: true,
    });
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

function parse(text: string): Secrets | undefined {
  try {
    return secretsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
