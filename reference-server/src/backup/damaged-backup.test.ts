import { open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backUp,
  createBackupPlace,
  heldBy,
  seedAwkwardly,
  type BackupPlace,
} from '../../test/fixtures/backups.ts';
import { writeBackupFile } from './backup-file.ts';

let place: BackupPlace;
beforeEach(async () => {
  place = await createBackupPlace();
});
afterEach(() => place.stop());

describe('a backup', { timeout: 60_000 }, () => {
  it('is refused, and changes nothing, where it is cut off, damaged or something else', async () => {
    await seedAwkwardly(place.portal);
    await backUp(place.portal.url, place.file);
    await place.restore();
    const before = await heldBy(place.target.url);
    const whole = await readFile(place.file);
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
      const other = path.join(place.folder, name);
      await writeFile(other, bytes);
      await expect(place.restore({ file: other, isReplacing: true }), name).rejects.toThrow(
        /Nothing was changed/,
      );
    }
    expect(await heldBy(place.target.url)).toEqual(before);
  });

  it('that cannot be loaded whole changes nothing', async () => {
    await seedAwkwardly(place.portal);
    await backUp(place.portal.url, place.file);
    await place.restore();
    const before = await heldBy(place.target.url);
    const withoutGuests = path.join(place.folder, 'b.backup');
    const lines = gunzipSync(await readFile(place.file))
      .toString()
      .split('\n')
      .slice(0, -2);
    const guests = lines.findIndex((line) => line.startsWith('{"table":"guest"'));
    async function* rest() {
      yield* lines.filter((_, index) => index !== guests + 1);
    }
    await writeBackupFile(withoutGuests, rest());
    await expect(place.restore({ file: withoutGuests, isReplacing: true })).rejects.toThrow(
      /foreign key/,
    );
    expect(await heldBy(place.target.url)).toEqual(before);
  });
});

describe('the file of a backup', () => {
  it('is closed to others, and never half there', async () => {
    async function* half() {
      yield '{}';
      expect((await stat(`${place.file}.unfinished-${String(process.pid)}`)).mode & 0o777).toBe(
        0o600,
      );
      throw new Error('the disk is full');
    }
    await expect(writeBackupFile(place.file, half())).rejects.toThrow('the disk is full');
    await expect(open(place.file)).rejects.toThrow('ENOENT');
    await backUp(place.portal.url, place.file);
    expect((await stat(place.file)).mode & 0o777).toBe(0o600);
    const first = await readFile(place.file);
    await expect(backUp(place.portal.url, place.file)).rejects.toThrow(/is there already/);
    expect(await readFile(place.file)).toEqual(first);
  });
});
