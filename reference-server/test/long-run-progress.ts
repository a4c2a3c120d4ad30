import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a script that goes on where it stopped keeps its progress: apart from what `npm test` empties. */
export function progressFileOf(name: string): string {
  return fileURLToPath(new URL(`../../.long-runs/${name}.json`, import.meta.url));
}

/** What was saved there, as the caller has written it; null where there is nothing that can be read. */
export function readProgressFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** Whole or not at all, so that a kill leaves the last one. */
export function saveProgressFile(file: string, progress: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
}
