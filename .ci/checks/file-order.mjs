import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../run-process.mjs';

/** What takes longest begins first, so that no file is alone at the end of a check. */
export const slowestFirst = [
  'reference-app/e2e/settings-screens.spec.ts',
  'reference-app/e2e/guest-screens.spec.ts',
  'reference-app/e2e/console-screens.spec.ts',
  'reference-app/e2e/guest-payment-ways.spec.ts',
  'reference-app/e2e/hostile-texts.spec.ts',
  'reference-app/e2e/guest-restaurant.spec.ts',
  'reference-app/e2e/guest-checkout.spec.ts',
  'reference-app/e2e/guest-shell.spec.ts',
  'reference-app/e2e/admin-banquets.spec.ts',
  'reference-app/e2e/guest-order.spec.ts',

  'reference-server/test/resilience/standstill.test.ts',
  'reference-server/test/bad-input/bad-input.test.ts',
  'reference-server/src/main.test.ts',
  'reference-server/src/db/embedded/embedded-database.test.ts',
  'reference-server/backup.test.ts',
  'reference-server/src/modules/banquets/reserve/reserve-alerts.test.ts',
  'reference-server/src/modules/banquets/reserve/ghost-reserves.test.ts',
  'reference-server/prisma/schema-engine.test.ts',
  'reference-server/test/money-simulator/money-simulator.test.ts',
  'reference-server/src/modules/banquets/banquet-cancel.test.ts',

  'packages/ui/src/contract/contract.test.tsx',

  'packages/client/package.test.ts',
  '.ci/launch.test.mjs',
];

/**
 * The order in which test files are run: the slowest first, the rest drawn by a seed, so that a file which
 * depends on what another one left behind is found, and found again. Those of a package come together: a worker
 * that goes from one to another loads everything anew.
 *
 * @template Entry
 * @param {readonly Entry[]} entries
 * @param {string} seed
 * @param {(entry: Entry) => string} fileOf its path from the repository's root
 * @returns {Entry[]}
 */
export function orderFiles(entries, seed, fileOf) {
  const keyed = entries.map((entry) => {
    const file = fileOf(entry).split(path.sep).join('/');
    const rank = slowestFirst.indexOf(file);
    const [folder] = /^(packages\/)?[^/]+/.exec(file);
    const drawn = digestOf(seed + folder) + digestOf(seed + file);
    return { entry, rank: rank < 0 ? slowestFirst.length : rank, drawn };
  });
  keyed.sort((one, other) => one.rank - other.rank || (one.drawn < other.drawn ? -1 : 1));
  return keyed.map(({ entry }) => entry);
}

/** A property test's seed: 32 bits of the run's. */
export const numberOf = (seed) => Number.parseInt(digestOf(seed).slice(0, 8), 16) | 0;

/**
 * The seed of a run: what the commit is made of, so that the same sources are run in the same order everywhere.
 * Empty where there is no repository.
 */
export function seedOfSources() {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD^{tree}'], options).trim();
  } catch {
    return '';
  }
}

const digestOf = (text) => createHash('sha256').update(text).digest('hex');
