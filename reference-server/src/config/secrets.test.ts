import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecrets } from './secrets.ts';

let dataDir: string;
let file: string;

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'portal-secrets-')), 'data');
  file = path.join(dataDir, 'secrets.json');
});
afterEach(() => rm(path.dirname(dataDir), { recursive: true, force: true }));

describe('secrets in the data folder', () => {
  it('are made at the first start, long and different, and nobody else may read them', async () => {
    const secrets = await readOrCreateSecrets(dataDir);
    expect(secrets.sessionSecret).toHaveLength(64);
    expect(secrets.otpPepper).toHaveLength(64);
    expect(secrets.sessionSecret).not.toBe(secrets.otpPepper);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  });

  it('are the same at the next start, and closed again to others', async () => {
    const first = await readOrCreateSecrets(dataDir);
    await chmod(file, 0o644);
    expect(await readOrCreateSecrets(dataDir)).toEqual(first);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('are in a folder that is closed to others, also where it was there before and open', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o755);
    await readOrCreateSecrets(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('are the same for all who start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecrets(dataDir)));
    expect(new Set(all.map(({ sessionSecret }) => sessionSecret)).size).toBe(1);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(all[0]);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  });

  it.each(['', '{"sessionSecret":', '{}', '{"sessionSecret":"short","otpPepper":"short"}', 'null'])(
    'that are broken are left as they are, and what to do is said: %j',
    async (text) => {
      await readOrCreateSecrets(dataDir);
      await writeFile(file, text);
      await expect(readOrCreateSecrets(dataDir)).rejects.toThrow(/Restore it from a backup/);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});
