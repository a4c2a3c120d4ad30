import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProgressFile } from '../long-run-progress.ts';
import type { SeedFailure } from './simulate-in-process.ts';

const domain = fileURLToPath(new URL('../../../packages/domain/src/', import.meta.url));
const schema = fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url));

/** Which histories were played, and with which sources. */
export interface Progress {
  /** Names the sources: what was played with others says nothing of these. */
  readonly sources: string;
  /** First and last seed of what is done, in no order. */
  readonly done: [first: number, last: number][];
  readonly failures: SeedFailure[];
}

/** Seeds that follow one another. */
export interface Chunk {
  readonly first: number;
  readonly count: number;
}

/** What is left of the seeds from `from` to before `to`, in chunks of at most so many. */
export function chunksLeft(
  { done }: Pick<Progress, 'done'>,
  { from, to, size }: { from: number; to: number; size: number },
): Chunk[] {
  const chunks: Chunk[] = [];
  let first = from;
  for (const [start, end] of [...done.toSorted(([a], [b]) => a - b), [to, to] as const]) {
    while (first < Math.min(start, to)) {
      const count = Math.min(size, start - first, to - first);
      chunks.push({ first, count });
      first += count;
    }
    first = Math.max(first, end + 1);
  }
  return chunks;
}

/** What was played with these sources; nothing where they have changed. */
export function readProgress(file: string, sources: string): Progress {
  const stored = readProgressFile(file) as Progress | null;
  return stored?.sources === sources ? stored : { sources, done: [], failures: [] };
}

/** Names what files run: themselves and all that they import of this repository, and the database's schema. */
export function nameSources(entries: readonly string[]): string {
  const sources = new Map<string, string>();
  const left = [...entries, schema];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (sources.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    left.push(...importsOf(file, source));
  }
  const hash = createHash('sha256');
  for (const file of [...sources.keys()].sort()) hash.update(sources.get(file) ?? '');
  return hash.digest('hex').slice(0, 16);
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import) ?\(?'([^']+)'/g)].flatMap(([, name = '']) => {
    const [, feature] = /^@portal\/domain\/([\w-]+)$/.exec(name) ?? [];
    if (feature) return [path.join(domain, feature, 'index.ts')];
    const isOurs = name.startsWith('.') && !name.includes('/generated/');
    return isOurs ? [path.resolve(path.dirname(file), name)] : [];
  });
}
