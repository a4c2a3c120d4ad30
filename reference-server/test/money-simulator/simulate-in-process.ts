import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { simulate } from './simulate.ts';
import { setStage } from './stage.ts';
import { tellFailure } from './tell-history.ts';

/** A seed whose history leaves something wrong, in words. */
export interface SeedFailure {
  readonly seed: number;
  readonly told: string;
}

const thisFile = fileURLToPath(import.meta.url);

if (process.argv[1] === thisFile && process.send) await playChunk();

/** Plays the histories of some seeds in a process of their own: a simulation takes a whole process over. */
export async function simulateInProcess(first: number, count: number): Promise<SeedFailure[]> {
  const child = fork(thisFile, [String(first), String(count)], {
    execArgv: ['--conditions=@portal/source'],
  });
  let failures: SeedFailure[] | undefined;
  child.once('message', (message) => {
    failures = message as SeedFailure[];
  });
  await once(child, 'exit');
  if (!failures) throw new Error(`The process that began at seed ${first} ended without a word.`);
  return failures;
}

async function playChunk(): Promise<void> {
  const [first = 1, count = 0] = process.argv.slice(2).map(Number);
  const failures: SeedFailure[] = [];
  const stage = await setStage();
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await simulate(stage, seed);
    if (failure) failures.push({ seed, told: tellFailure(failure) });
  }
  await stage.close();
  process.send?.(failures);
  process.disconnect();
}
