import { parseArgs } from 'node:util';
import { createOwnDatabase } from '../databases/own-database.ts';
import { progressFileOf, readProgressFile, saveProgressFile } from '../long-run-progress.ts';
import { startFuzzPortal, type FuzzFailure } from './fuzz-portal.ts';

/**
 * Sends many inputs to the portal and goes on where it stopped:
 *
 *     node --conditions=@portal/source test/fuzz/fuzz-many.ts --from 1 --count 100000
 *
 * A chunk of inputs follows from its seed. What is done stands in `.long-runs/fuzz.json`; `--anew` forgets
 * it. A chunk with a failure ends there, prints its shortest input, and is begun again the next time. With
 * DATABASE_URL the databases are made on that server.
 */

const progressFile = progressFileOf('fuzz');
const callsOfChunk = 490;
const talksOfChunk = 10;
/** One portal is sent so many chunks, then another on an empty database. */
const chunksOfPortal = 8;

interface Progress {
  /** Seeds that are done. */
  done: number[];
}

const broken: string[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    broken.push(
      `${event}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  });
}
await sendAll().catch((error: unknown) => {
  process.stdout.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
  process.exit(1);
});

async function sendAll(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '1' },
      count: { type: 'string', default: '100000' },
      anew: { type: 'boolean', default: false },
    },
  });
  const first = Number(values.from);
  const chunks = Math.ceil(Number(values.count) / (callsOfChunk + talksOfChunk));
  const stored = values.anew ? null : (readProgressFile(progressFile) as Progress | null);
  const progress = stored ?? { done: [] };
  const allSeeds = Array.from({ length: chunks }, (_, index) => first + index);
  const seeds = allSeeds.filter((seed) => !progress.done.includes(seed));
  let failures = 0;
  const startedAt = performance.now();
  while (seeds.length > 0) {
    const database = await createOwnDatabase();
    const portal = await startFuzzPortal(database.database);
    for (const seed of seeds.splice(0, chunksOfPortal)) {
      const failure =
        (await portal.sendCalls(seed, callsOfChunk)) ?? (await portal.talk(seed, talksOfChunk));
      await portal.mustServe();
      for (const each of broken.splice(0)) {
        failures += 1;
        process.stdout.write(`seed ${seed}: ${each}\n`);
      }
      if (failure) {
        failures += 1;
        notify(failure);
      } else {
        progress.done.push(seed);
        saveProgressFile(progressFile, progress);
      }
    }
    await portal.stop();
    await database.stop();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${seeds.length} chunks left, ${failures} failures, ${seconds} s\n`);
  }
  const done = allSeeds.filter((seed) => progress.done.includes(seed)).length;
  process.stdout.write(
    `${done * (callsOfChunk + talksOfChunk)} inputs answered as the contract says, ${failures} failures\n`,
  );
  process.exit(failures > 0 ? 1 : 0);
}

function notify({ seed, input, wrong }: FuzzFailure): void {
  const shown = JSON.stringify(input);
  const short = shown.length > 2_000 ? `${shown.slice(0, 2_000)}… (${shown.length})` : shown;
  process.stdout.write(`seed ${seed}: ${wrong}\n  ${short}\n`);
}
