import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createEmptyTestDatabase } from '../../test/databases/own-database.ts';
import { backUp, seedAwkwardly, heldBy } from '../../test/fixtures/backups.ts';
import { writeBackupFile } from './backup-file.ts';
import { restoreDatabase } from './restore-database.ts';

let folder: string;
let file: string;
let portal: TestDatabase;
let target: { url: string; stop: () => Promise<void> };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-backup-'));
  file = path.join(folder, 'a.backup');
  portal = await createTestDatabase();
  target = await createEmptyTestDatabase();
});
afterEach(async () => {
  await portal.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

const restore = (given: Partial<Parameters<typeof restoreDatabase>[0]> = {}) =>
  restoreDatabase({ url: target.url, file, isReplacing: false, ...given });

describe('a backup', { timeout: 60_000 }, () => {
  it('is refused, and changes nothing, where it is cut off, damaged or something else', async () => {
    await seedAwkwardly(portal);
    await backUp(portal.url, file);
    await restore();
    const before = await heldBy(target.url);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    const lines = text.split('\n');
    const flipped = (at: number) => {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0x10;
      return copy;
    };
    const broken: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      'some text': Buffer.from('hello'),
      'another gzipped file': gzipSync('{"hello":1}\n[1]\n'),
      'cut at its beginning': whole.subarray(0, 15),
      'cut in the middle': whole.subarray(0, whole.length / 2),
      'cut at its end': whole.subarray(0, -1),
      'changed in the middle': flipped(Math.floor(whole.length / 2)),
      'changed near its end': flipped(whole.length - 12),
      'without its last line': gzipSync(lines.slice(0, -2).join('\n') + '\n'),
      'without a line': gzipSync([...lines.slice(0, 40), ...lines.slice(41)].join('\n')),
      'with another value': gzipSync(text.replace('+79161234567', '+79161234568')),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      const other = path.join(folder, name);
      await writeFile(other, bytes);
      await expect(restore({ file: other, isReplacing: true }), name).rejects.toThrow(
        /Nothing was changed/,
      );
    }
    expect(await heldBy(target.url)).toEqual(before);
  });

  it('that cannot be loaded whole changes nothing', async () => {
    await seedAwkwardly(portal);
    await backUp(portal.url, file);
    await restore();
    const before = await heldBy(target.url);
    const withoutGuests = path.join(folder, 'b.backup');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .slice(0, -2);
    const guests = lines.findIndex((line) => line.startsWith('{"table":"guest"'));
    async function* rest() {
      yield* lines.filter((_, index) => index !== guests + 1);
    }
    await writeBackupFile(withoutGuests, rest());
    await expect(restore({ file: withoutGuests, isReplacing: true })).rejects.toThrow(
      /foreign key/,
    );
    expect(await heldBy(target.url)).toEqual(before);
  });
});

describe('the file of a backup', () => {
  it('is closed to others, and never half there', async () => {
    async function* half() {
      yield '{}';
      expect((await stat(`${file}.unfinished-${String(process.pid)}`)).mode & 0o777).toBe(0o600);
      throw new Error('the disk is full');
    }
    await expect(writeBackupFile(file, half())).rejects.toThrow('the disk is full');
    await expect(open(file)).rejects.toThrow('ENOENT');
    await backUp(portal.url, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const first = await readFile(file);
    await expect(backUp(portal.url, file)).rejects.toThrow(/is there already/);
    expect(await readFile(file)).toEqual(first);
  });
});
