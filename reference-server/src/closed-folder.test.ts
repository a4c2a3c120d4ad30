import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedFolder, unwritableError } from './closed-folder.ts';
import { readOrCreateSecrets } from './config/secrets.ts';
import { lockFolder } from './db/embedded/folder-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-folder-'));
  file = path.join(folder, 'file');
  await writeFile(file, '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a data folder that cannot be written', () => {
  it.each(['', 'data', 'data/deeper'])('is named, with what to do: file/%s', async (below) => {
    const dataDir = path.join(file, below);
    const refusal = `The data cannot be kept in ${dataDir}: a file stands in its place. Name another folder in DATA_DIR.`;
    await expect(closedFolder(dataDir)).rejects.toThrow(refusal);
    await expect(readOrCreateSecrets(dataDir)).rejects.toThrow(refusal);
  });

  it.each([
    [{ code: 'ENOSPC' }, 'no space left on its disk. Make room, or name another folder'],
    [{ code: 'EACCES' }, 'sudo chown -R'],
    [{ code: 'EPERM' }, "is not this user's to write"],
    [{ code: 'EROFS' }, 'can only be read'],
    // As the embedded database throws them.
    [{ name: 'ErrnoError', errno: 51 }, 'no space left'],
    [{ name: 'ErrnoError', errno: 29 }, 'error 29'],
  ])('is told in words: %o', (thrown, text) => {
    expect(unwritableError('/data', thrown).message).toContain(text);
  });

  it('is not blamed for what is somebody else’s fault', () => {
    const error = new Error('out of memory');
    expect(unwritableError('/data', error)).toBe(error);
  });
});

describe('the lock of a folder', () => {
  it('that cannot be opened is not taken for one that somebody holds', async () => {
    const lock = path.join(folder, 'lock');
    await writeFile(lock, 'what SQLite does not know, and does not write over '.repeat(10));
    expect(() => lockFolder(folder, 0)).toThrow(`The lock file ${lock} cannot be used`);
  });

  it('whose path is too long for it says so', () => {
    const deep = path.join(folder, ...Array.from({ length: 6 }, () => 'a'.repeat(100)));
    expect(() => lockFolder(deep, 0)).toThrow(/lock cannot be used.*path is too long.*DATA_DIR/);
  });
});
