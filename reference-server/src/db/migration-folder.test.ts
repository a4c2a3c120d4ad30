import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, readMigrations } from './migration-folder.ts';

const file = path.join(MIGRATIONS_FOLDER, 'checksums.json');

async function checksums(): Promise<Record<string, string>> {
  const migrations = await readMigrations();
  return Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
}

/** The file as it stands in a commit; nothing where there is no such commit, or no file in it. */
async function committed(commit: string): Promise<Record<string, string>> {
  const show = ['show', `${commit}:./${path.basename(file)}`];
  try {
    const { stdout } = await promisify(execFile)('git', show, { cwd: MIGRATIONS_FOLDER });
    return JSON.parse(stdout) as Record<string, string>;
  } catch {
    return {};
  }
}

it('lists each migration with its checksum; with -u a new one is added', async () => {
  await expect(`${JSON.stringify(await checksums(), null, 2)}\n`).toMatchFileSnapshot(file);
});

it('has every migration that was released, as it was', async () => {
  for (const commit of ['origin/main', 'main', 'HEAD']) {
    expect(await checksums()).toMatchObject(await committed(commit));
  }
});
