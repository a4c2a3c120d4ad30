import { chmod, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** An append-only file of JSON lines. What `saved` has confirmed survives a kill. */
export async function openJournal(file: string) {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const handle = await open(file, 'a+', 0o600);
  const text = await handle.readFile('utf8');
  // A process killed while writing leaves half a line: nobody was told of it, so it never happened.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let savedBytes = Buffer.byteLength(whole);
  await handle.truncate(savedBytes);

  let unsaved = { mustEmpty: false, lines: '' };
  /** A write that failed, as on a full disk, may have left half a line behind what is saved. */
  let isTorn = false;
  let lastWrite: Promise<void> = Promise.resolve();
  let nextWrite: Promise<void> | undefined;

  async function write(): Promise<void> {
    const work = unsaved;
    unsaved = { mustEmpty: false, lines: '' };
    nextWrite = undefined;
    try {
      if (work.mustEmpty) savedBytes = 0;
      if (work.mustEmpty || isTorn) await handle.truncate(savedBytes);
      isTorn = true;
      await handle.appendFile(work.lines);
      await handle.datasync();
      savedBytes += Buffer.byteLength(work.lines);
      isTorn = false;
    } catch (error) {
      // Unless everything was to be forgotten meanwhile, the next write has these lines too.
      if (!unsaved.mustEmpty) unsaved = { ...work, lines: work.lines + unsaved.lines };
      throw error;
    }
  }

  function saved(): Promise<void> {
    if (unsaved.lines === '' && !unsaved.mustEmpty) return lastWrite;
    if (nextWrite === undefined) {
      nextWrite = lastWrite.catch(() => undefined).then(write);
      lastWrite = nextWrite;
    }
    return nextWrite;
  }

  return {
    /** The records the file held when it was opened, oldest first. */
    records: whole
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
    append(record: unknown) {
      unsaved.lines += `${JSON.stringify(record)}\n`;
    },
    /** Empties the file of everything appended so far. */
    clear() {
      unsaved = { mustEmpty: true, lines: '' };
    },
    /** Resolves when everything asked for so far is on the disk. */
    saved,
    async close() {
      await saved();
      await handle.close();
    },
  };
}
