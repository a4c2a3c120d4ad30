import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-process.mjs';

const server = path.join(root, 'reference-server');

/** A test that does things at once, holds a lock, makes a statement of its own, or names a service. */
const differing =
  /Promise\.(all|allSettled|race)\(|holdTransaction\(|\$(query|execute)Raw|client\.query\(|withConnection\(|redis|postgresql/i;

/** Where all do, by what they test: locks and migrations, jobs that are taken, sorted lists, live events, money. */
const differingFolders = [
  'src/db/',
  'src/lists/',
  'src/modules/payments/',
  'src/modules/reconciliation/',
  'src/outbox/',
  'src/realtime/',
  'test/live/',
  'test/money-simulator/',
];

/** By the rule they differ, and do not: in the server's folder, each kind with its reason. */
export const exceptions = [
  // It starts processes with an embedded database and without Redis, whatever is named.
  'test/resilience/standstill.test.ts',

  // HTTP and proxies, before a statement is made or whatever it gives.
  'doctor/examine-address.test.ts',
  'src/http/proxy-watch.test.ts',

  // The client against a portal: its calls are those of the modules' tests.
  'test/client/operations.test.ts',
  'test/client/restaurant.test.ts',

  // What iiko answers, passed on.
  'src/modules/restaurant/restaurant-calls.test.ts',

  // Plays what the simulator plays there, with a guard broken.
  'test/money-simulator/guards/broken-guard.test.ts',
  'test/money-simulator/progress.test.ts',
];

/**
 * The server's test files that PostgreSQL and Redis answer as the embedded database does: they do one thing
 * after the other, by statements that others make there. Who is in doubt adds a folder to those that differ.
 *
 * @returns {string[]} their paths in the server's folder
 */
export function sameOnServices() {
  const files = globSync('**/*.test.ts', {
    cwd: server,
    exclude: (name) => name === 'node_modules',
  });
  return files.filter((file) => !differs(file)).toSorted();
}

function differs(file) {
  if (exceptions.includes(file)) return false;
  return (
    differingFolders.some((folder) => file.startsWith(folder)) ||
    differing.test(path.basename(file)) ||
    differing.test(readFileSync(path.join(server, file), 'utf8'))
  );
}
