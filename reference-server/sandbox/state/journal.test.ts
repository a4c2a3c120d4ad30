import { chmod, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-sandbox.ts';
import { openJournal } from './journal.ts';

/** The next write finds no room for more than the first bytes. */
async function fillDisk(file: string, room: number): Promise<void> {
  const handle = await open(file, 'a+');
  const kind = Object.getPrototypeOf(handle) as typeof handle;
  const append = kind.appendFile;
  await handle.close();
  vi.spyOn(kind, 'appendFile').mockImplementationOnce(async function (this: typeof handle, lines) {
    if (typeof lines !== 'string') throw new Error('The journal writes text.');
    await append.call(this, lines.slice(0, room));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
}

test('a write that fails is told, and made good by the next one', async () => {
  const file = path.join(await temporaryFolder(), 'journal.jsonl');
  const journal = await openJournal(file);
  journal.append({ id: 1 });
  await journal.saved();
  await fillDisk(file, 4);
  journal.append({ id: 2 });
  await expect(journal.saved()).rejects.toThrow('no space left');
  journal.append({ id: 3 });
  await journal.saved();
  await journal.close();
  expect(await readFile(file, 'utf8')).toBe('{"id":1}\n{"id":2}\n{"id":3}\n');
});

test('lies in a folder that is closed to others, also where it was there before and open', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const journal = await openJournal(path.join(folder, 'journal.jsonl'));
  await journal.close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('emptying that fails is made good too', async () => {
  const file = path.join(await temporaryFolder(), 'journal.jsonl');
  const journal = await openJournal(file);
  journal.append({ id: 1 });
  await journal.saved();
  await fillDisk(file, 0);
  journal.clear();
  journal.append({ id: 2 });
  await expect(journal.saved()).rejects.toThrow('no space left');
  await journal.saved();
  await journal.close();
  expect(await readFile(file, 'utf8')).toBe('{"id":2}\n');
});
