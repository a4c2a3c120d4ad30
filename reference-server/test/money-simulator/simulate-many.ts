import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { progressFileOf, saveProgressFile } from '../long-run-progress.ts';
import { chunksLeft, nameSources, readProgress } from './progress.ts';
import { simulateInProcess } from './simulate-in-process.ts';

/**
 * Plays many histories in several processes and goes on where it stopped:
 *
 *     node --conditions=@portal/source test/money-simulator/simulate-many.ts --from 1 --count 20000
 *
 * What is done stands in `.long-runs/money-simulator.json`, for the sources it was done with; `--anew` forgets
 * it. With DATABASE_URL the databases are made on that server, else each process has one of its own.
 */

const progressFile = progressFileOf('money-simulator');
/** What a history is made of and played with. */
const entries = ['simulate.ts', 'stage/stage.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
/** Seeds a process plays before another one takes over, which keeps its memory small. */
const chunkSize = 250;

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
  const sources = nameSources(entries);
  const progress = values.anew
    ? { sources, done: [], failures: [] }
    : readProgress(progressFile, sources);
  const chunks = chunksLeft(progress, { from, to, size: chunkSize });
  let left = chunks.reduce((sum, { count }) => sum + count, 0);
  print(`${to - from - left} of ${to - from} histories were played with these sources before`);

  async function work(): Promise<void> {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
      const { first, count } = chunk;
      const startedAt = Date.now();
      const failures = await simulateInProcess(first, count);
      if (nameSources(entries) !== sources) {
        chunks.length = 0;
        throw new Error(
          'The sources have changed meanwhile. Begin again: it is another simulation.',
        );
      }
      progress.done.push([first, first + count - 1]);
      progress.failures.push(...failures);
      saveProgressFile(progressFile, progress);
      for (const { report } of failures) print(`${report}\n`);
      left -= count;
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      print(`${first} to ${first + count - 1}: ${seconds} s; ${left} are left`);
    }
  }

  await Promise.all(Array.from({ length: Number(values.processes) }, work));
  const failed = progress.failures.filter(({ seed }) => seed >= from && seed < to);
  print(`${to - from} histories, ${failed.length} that leave something wrong`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
