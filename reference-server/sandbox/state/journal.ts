import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** An append-only file of JSON lines. What {@link Journal.saved} has confirmed survives a kill. */
export interface Journal {
  /** The records the file held when it was opened, oldest first. */
  readonly records: readonly unknown[];
  append(record: unknown): void;
  /** Empties the file of everything appended so far. */
  clear(): void;
  /** Resolves when everything asked for so far is on the disk. */
  saved(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the journal, creating it and its folder where they are missing. */
export async function openJournal(file: string): Promise<Journal> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  const text = await handle.readFile('utf8');
  // A process killed while writing leaves half a line: nobody was told of it, so it never happened.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  await handle.truncate(Buffer.byteLength(whole));

  let mustEmpty = false;
  let lines = '';
  let lastWrite: Promise<void> = Promise.resolve();
  let nextWrite: Promise<void> | undefined;

  async function write(): Promise<void> {
    const work = { mustEmpty, lines };
    mustEmpty = false;
    lines = '';
    nextWrite = undefined;
    if (work.mustEmpty) await handle.truncate(0);
    await handle.appendFile(work.lines);
    await handle.datasync();
  }

  function saved(): Promise<void> {
    if (lines === '' && !mustEmpty) return lastWrite;
    if (nextWrite === undefined) {
      nextWrite = lastWrite.then(write);
      lastWrite = nextWrite;
    }
    return nextWrite;
  }

  return {
    records: whole
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
    append(record) {
      lines += `${JSON.stringify(record)}\n`;
    },
    clear() {
      mustEmpty = true;
      lines = '';
    },
    saved,
    async close() {
      await saved();
      await handle.close();
    },
  };
}
