import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

/**
 * A backup is a gzipped file of lines, each of them JSON: a header; for each table a line that names its
 * columns and then a line per row, every value as PostgreSQL writes it as text; the sequences; and at the
 * end how many lines there were and their hash, without which the file is not whole.
 */

const headerSchema = z.object({
  format: z.literal('portal-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const sequencesSchema = z.object({
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
const endSchema = z.object({ lines: z.int(), sha256: z.string() });

/** The first line: what the file is, and which schema its rows are of. */
export type BackupHeader = z.output<typeof headerSchema>;

/** A line of a backup after its header; a row is left as the database has written it. */
export type BackupLine =
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly row: string }
  | { readonly kind: 'sequences'; readonly sequences: readonly BackupSequence[] };

/** Where a sequence stands. */
export type BackupSequence = z.output<typeof sequencesSchema>['sequences'][number];

/**
 * Writes the lines to a new file that only its owner can read. It gets its name when it is whole and on
 * the disk; of one that could not be finished nothing is left.
 *
 * @throws Error when there is a file of that name, or it cannot be written.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished-${String(process.pid)}`;
  // Opened before the first line is asked for: what cannot be written has read nothing.
  const handle = await open(unfinished, 'wx', 0o600);
  const output = handle.createWriteStream({ flush: true });
  try {
    await pipeline(Readable.from(sealed(lines)), createGzip(), output, { signal });
    // A name that is taken is not taken over, as a rename would.
    await link(unfinished, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new Error(`${file} is there already, and was left as it is. Name another file.`);
    });
    await flushFolder(path.dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    const ended = `${line}\n`;
    hash.update(ended);
    count += 1;
    yield ended;
  }
  yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`;
}

/**
 * Reads a backup to its end without keeping anything of it, and gives its header.
 *
 * @throws Error when it is no backup, of a later format, damaged or cut off.
 */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const text of linesOf(file)) header ??= parseHeader(file, text);
  if (header) return header;
  throw new Error(`${file} is empty. Nothing was changed.`);
}

/** The lines after the header. @throws Error at the end at the latest, when the file is not whole */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  let isHeader = true;
  for await (const text of linesOf(file)) {
    if (!isHeader) yield parseLine(file, text);
    isHeader = false;
  }
}

function parseHeader(file: string, text: string): BackupHeader {
  const isOurs = z.object({ format: z.literal('portal-backup'), version: z.int() });
  const found = isOurs.safeParse(parseJson(text)).data;
  if (!found) throw new Error(`${file} is no backup of a portal. Nothing was changed.`);
  const header = headerSchema.safeParse(parseJson(text)).data;
  if (header) return header;
  throw new Error(
    `${file} has version ${String(found.version)} of the format, which this portal does not read. ` +
      'Restore it with the portal that made it, or a later one. Nothing was changed.',
  );
}

function parseLine(file: string, text: string): BackupLine {
  if (text.startsWith('[')) return { kind: 'row', row: text };
  const parsed = parseJson(text);
  const table = tableSchema.safeParse(parsed).data;
  if (table) return { kind: 'table', ...table };
  const sequences = sequencesSchema.safeParse(parsed).data;
  if (sequences) return { kind: 'sequences', ...sequences };
  throw damaged(file);
}

/** All lines but the last, which says whether they are all there. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  let held: string | undefined;
  try {
    for await (const line of splitLines(unpacked(file))) {
      if (held !== undefined) {
        hash.update(`${held}\n`);
        count += 1;
        yield held;
      }
      held = line;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(file, error);
    throw error;
  }
  const end = endSchema.safeParse(parseJson(held ?? '')).data;
  if (end?.lines !== count || end.sha256 !== hash.digest('hex')) throw damaged(file);
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacking = createGunzip();
  // Its failure, such as a file that is not there, is met by whoever reads what is unpacked.
  source.on('error', (error) => unpacking.destroy(error));
  try {
    for await (const chunk of source.pipe(unpacking)) yield chunk as Buffer;
  } finally {
    source.destroy();
  }
}

/** At line feeds alone: texts may hold what else ends a line in Unicode. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString();
      begun = [];
      from = at + 1;
    }
    begun.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(begun).toString();
  if (rest !== '') yield rest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(file: string, cause?: unknown): Error {
  return new Error(
    `${file} is no whole backup: it is damaged, cut off or something else. Nothing was changed.`,
    { cause },
  );
}
