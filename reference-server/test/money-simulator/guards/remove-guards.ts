import { parseArgs } from 'node:util';
import { guards, type GuardName } from './guards.ts';
import { simulateInProcess } from '../simulate-in-process.ts';

/**
 * Breaks the guards one after another, and says how many of the first seeds fail without each, and what the
 * shortest history was that showed it:
 *
 *     node --conditions=@portal/source test/money-simulator/guards/remove-guards.ts --count 300 late-money
 *
 * Without names it breaks all of them. A guard that no seed misses ends it with an error.
 */

/** So many failures of a guard are told shorter, for so long each: it takes as long as many histories. */
const shrunk = 2;
const shrinkMilliseconds = 30_000;

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '300' } },
  allowPositionals: true,
});
const names = (positionals.length > 0 ? positionals : Object.keys(guards)) as GuardName[];
const count = Number(values.count);
for (const name of names) {
  const broken = { broken: name };
  const failures = await simulateInProcess(1, count, { ...broken, shrinkMilliseconds: 0 });
  const shortened = [];
  for (const { seed } of failures.slice(0, shrunk)) {
    shortened.push(...(await simulateInProcess(seed, 1, { ...broken, shrinkMilliseconds })));
  }
  const [shortest] = shortened.toSorted((a, b) => a.steps - b.steps);
  process.stdout.write(`## ${name}: ${failures.length} of ${count} seeds fail\n`);
  if (shortest) process.stdout.write(`${shortest.report}\n\n`);
  else process.exitCode = 1;
}
