// `npm test`: every check of the repository, side by side where they do not disturb each other.
// Ends with the line "N passed, N failed". With the word "services" it runs the server's tests
// against the PostgreSQL and Redis of this machine instead.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildApp, generateDatabaseClient } from './prepare.mjs';
import { runCheck, stopChecks } from './run-check.mjs';
import { root } from './run-process.mjs';
import { findServices } from './services.mjs';

const reports = path.join(root, 'test-results');

const { NODE_ENV: _, ...env } = process.env;

function vitest(name, projects, more = {}) {
  const report = path.join(reports, `${name}.json`);
  return {
    name,
    // The server's tests wait for the database and each other more than they compute.
    command: ['vitest', 'run', '--maxWorkers=2', '--reporter=default', '--reporter=json'],
    args: [`--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)],
    report: { kind: 'vitest', file: report },
    env: { ...env, ...more },
  };
}

function script(name) {
  return { name, command: ['pnpm', 'run', name], args: [], env };
}

function journeys() {
  const report = path.join(reports, 'journeys.json');
  return {
    name: 'journeys',
    command: ['pnpm', '--filter', '@portal/reference-app', 'exec', 'playwright', 'test'],
    args: ['--reporter=line,json'],
    report: { kind: 'playwright', file: report },
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/** What checks stand on. It counts only when it fails, and then the checks run all the same. */
async function preparation(work) {
  try {
    await work();
    return [];
  } catch (error) {
    console.error(error.message);
    return [{ passed: 0, failed: 1, files: [], failures: [error.message] }];
  }
}

/** One check after the other. */
async function inTurn(checks) {
  const outcomes = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  return outcomes;
}

async function everything() {
  const generated = await preparation(() => generateDatabaseClient(env));
  // Two lanes for two cores; the journeys come last and alone, as they watch the clock.
  const lanes = await Promise.all([
    inTurn([vitest('server tests', ['server'])]),
    inTurn([
      ...['typecheck', 'lint', 'arrows', 'format:check'].map(script),
      vitest('stories', ['ui-*']),
      vitest('unit tests', ['!ui-*', '!server']),
    ]),
  ]);
  const built = await preparation(() => buildApp(env));
  return [...generated, ...lanes.flat(), ...built, ...(await inTurn([journeys()]))];
}

async function againstServices() {
  let services = {};
  const found = await preparation(async () => {
    services = await findServices(env);
  });
  if (Object.keys(services).length === 0) return found;
  const generated = await preparation(() => generateDatabaseClient(env));
  return [...generated, ...(await inTurn([vitest('server on services', ['server'], services)]))];
}

function printSlowest(outcomes) {
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  if (slowest.length === 0) return;
  console.log('\nSlowest files:');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

function conclude(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  printSlowest(outcomes);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void stopChecks(signal));
}

rmSync(reports, { recursive: true, force: true });
const onServices = process.argv[2] === 'services';
const outcomes = onServices ? await againstServices() : await everything();
const hasFailed = conclude(outcomes);
process.exitCode = hasFailed ? 1 : 0;
