import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { breakGuard } from './guards/break-guard.ts';
import type { GuardName } from './guards/guards.ts';

/** A seed whose history leaves something wrong, in words. */
export interface SeedFailure {
  readonly seed: number;
  readonly report: string;
  /** Steps of the shortest history that was found. */
  readonly steps: number;
}

/** How seeds are played. */
export interface ChunkOptions {
  /** Played without this guard. */
  readonly broken?: GuardName;
  /** After so many failures no further seed is played. */
  readonly maxFailures?: number;
  /** How long a shorter history is looked for; 0: not at all. */
  readonly shrinkMilliseconds?: number;
}

const thisFile = fileURLToPath(import.meta.url);

if (process.argv[1] === thisFile && process.send) await playChunk();

/** Plays the histories of some seeds in a process of their own: a simulation takes a whole process over. */
export async function simulateInProcess(
  first: number,
  count: number,
  options: ChunkOptions = {},
): Promise<SeedFailure[]> {
  const child = fork(thisFile, [String(first), String(count), JSON.stringify(options)], {
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
  const [first, count] = process.argv.slice(2, 4).map(Number) as [number, number];
  const options = JSON.parse(process.argv[4] ?? '{}') as ChunkOptions;
  const { broken, maxFailures = Infinity, shrinkMilliseconds = 60_000 } = options;
  const checkBroken = broken && breakGuard(broken);
  // Imported when the guard is broken, and not before.
  const [{ setStage }, { simulate }, { reportFailure }] = await Promise.all([
    import('./stage/stage.ts'),
    import('./simulate.ts'),
    import('./histories/report-history.ts'),
  ]);
  checkBroken?.();
  const failures: SeedFailure[] = [];
  const stage = await setStage();
  for (let seed = first; seed < first + count && failures.length < maxFailures; seed += 1) {
    const failure = await simulate(stage, seed, { shrinkMilliseconds });
    if (!failure) continue;
    failures.push({ seed, report: reportFailure(failure), steps: failure.shortest.steps.length });
  }
  await stage.close();
  process.send?.(failures);
  process.disconnect();
}
