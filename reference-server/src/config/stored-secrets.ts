import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { closedFolder, unwritableError } from '../closed-folder.ts';

/** A file of secrets in the data folder. */
export interface StoredSecrets<Secrets> {
  readonly fileName: string;
  readonly schema: z.ZodType<Secrets>;
  readonly generate: () => Secrets;
  /** Whose they are, and what making new ones costs: for the person who has to decide on it. */
  readonly whose: string;
  readonly costOfNewOnes: string;
}

/**
 * The secrets stored in a file (mode 600), made there at the first start. Processes that start at once end
 * up with the same ones, and one that is killed meanwhile leaves none or all of them.
 *
 * @throws Error when the file does not hold them, saying what to do.
 */
export async function readOrCreateFile<Secrets>(
  dataDir: string,
  { fileName, schema, generate, whose, costOfNewOnes }: StoredSecrets<Secrets>,
): Promise<Secrets> {
  await closedFolder(dataDir);
  const file = join(dataDir, fileName);
  const text = await readOrWrite(file, generate).catch((error: unknown) => {
    throw unwritableError(dataDir, error);
  });
  const secrets = parse(schema, text);
  if (secrets !== undefined) return secrets;
  throw new Error(
    `${file} does not hold the ${whose}. Restore it from a backup, or delete it to make new ones (${costOfNewOnes}).`,
  );
}

async function readOrWrite(file: string, generate: () => unknown): Promise<string> {
  if (!existsSync(file)) await create(file, generate());
  await chmod(file, 0o600);
  return readFile(file, 'utf8');
}

/** Writes the file beside its place and gives it its name whole, unless another process has. */
async function create(file: string, secrets: unknown): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    // Where nothing could be written nothing can be deleted either, and the first reason is the one to tell.
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

function parse<Secrets>(schema: z.ZodType<Secrets>, text: string): Secrets | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
