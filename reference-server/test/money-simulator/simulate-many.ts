import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { simulateInProcess, type SeedFailure } from './simulate-in-process.ts';

/**
 * Plays many histories in several processes and goes on where it stopped:
 *
 *     node --conditions=@portal/source test/money-simulator/simulate-many.ts --from 1 --count 20000
 *
 * What is done stands in `test-results/money-simulator.json`; `--anew` forgets it. With DATABASE_URL the
 * databases are made on that server, else each process has an embedded one.
 */

const progressFile = fileURLToPath(
  new URL('../../../test-results/money-simulator.json', import.meta.url),
);
/** Seeds a process plays before another one takes over, which keeps its memory small. */
const chunkSize = 250;

interface Progress {
  /** First seeds of the chunks that are done. */
  done: number[];
  failures: SeedFailure[];
}

await playAll();

async function playAll(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '1' },
      count: { type: 'string', default: '20000' },
      processes: { type: 'string', default: '2' },
      anew: { type: 'boolean', default: false },
    },
  });
  const from = Number(values.from);
  const to = from + Number(values.count);
  const progress = values.anew ? { done: [], failures: [] } : readProgress();
  const chunks: number[] = [];
  for (let first = from; first < to; first += chunkSize) {
    if (!progress.done.includes(first)) chunks.push(first);
  }

  async function work(): Promise<void> {
    for (let first = chunks.shift(); first !== undefined; first = chunks.shift()) {
      const failures = await simulateInProcess(first, Math.min(chunkSize, to - first));
      progress.done.push(first);
      progress.failures.push(...failures);
      save(progress);
      for (const { told } of failures) process.stdout.write(`${told}\n\n`);
      const left = chunks.length * chunkSize;
      process.stdout.write(`from ${first} on: done; about ${left} more are to be begun\n`);
    }
  }

  await Promise.all(Array.from({ length: Number(values.processes) }, work));
  const failed = progress.failures.filter(({ seed }) => seed >= from && seed < to);
  process.stdout.write(`${to - from} histories, ${failed.length} that leave something wrong\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function readProgress(): Progress {
  try {
    return JSON.parse(readFileSync(progressFile, 'utf8')) as Progress;
  } catch {
    return { done: [], failures: [] };
  }
}

/** Whole or not at all, so that a kill leaves the last one. */
function save(progress: Progress): void {
  mkdirSync(path.dirname(progressFile), { recursive: true });
  writeFileSync(`${progressFile}.new`, JSON.stringify(progress));
  renameSync(`${progressFile}.new`, progressFile);
}
