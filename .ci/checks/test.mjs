// `npm test`: the checks that were asked for, side by side. What there is stands in arguments.mjs.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ActionableError } from '../actionable-error.mjs';
import { findBrowser } from '../find-browser.mjs';
import { passOn } from '../run-process.mjs';
import { generateDatabaseClient } from '../setup/prepare.mjs';
import { parseArguments } from './arguments.mjs';
import { checksOf, onceMore, serverOnServices, watching } from './checks.mjs';
import { seedOfSources } from './file-order.mjs';
import { failureOf } from './report/read-report.mjs';
import { results, runCheck, stopChecks } from './run-check.mjs';
import { onCores } from './schedule.mjs';
import { flakyFailures, giveSecondChance } from './second-chance.mjs';
import { select } from './selection.mjs';
import { findServices } from './services.mjs';
import { selectChanges } from './since/changes.mjs';
import { summary } from './report/summary.mjs';

const inBrowser = new Set(['server', 'stories', 'journeys']);

async function main() {
  const startedAt = Date.now();
  const request = parseArguments(process.argv.slice(2));
  const { since } = request;
  const selection = since === undefined ? select(request) : await selectChanges(since);
  // Before the environment is handed on, which names the browser that has started.
  if (!request.services && [...selection.keys()].some((name) => inBrowser.has(name))) sayBrowser();
  const { NODE_ENV: _, ...env } = process.env;
  if (request.watch) return watch(selection, env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void stopChecks(signal));
  }

  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  env.TEST_SEED = request.seed ?? seedOfSources();
  if (since !== undefined) console.log(`Since ${since}: ${shownSelection(selection)}`);
  console.log(`Order of files and inputs of property tests: --seed ${env.TEST_SEED}`);
  const generated = await preparation(() => generateDatabaseClient(env));
  const run = request.services ? onServices : onThisMachine;
  const outcomes = [...generated, ...(await run(selection, env, request))];
  const failures = flakyFailures(outcomes);
  if (failures.length > 0) outcomes.push(failing('flaky', 0, failures));
  console.log(`\n${summary(outcomes, (Date.now() - startedAt) / 1000)}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

function shownSelection(selection) {
  const counts = [...selection].flatMap(([name, files]) =>
    files ? `${name} ${files.length}` : [],
  );
  return counts.length > 0
    ? `the static checks and test files: ${counts.join(', ')}`
    : 'the static checks';
}

async function watch(selection, env) {
  await generateDatabaseClient(env);
  const [command, ...args] = watching(selection);
  return passOn(command, args, env);
}

async function onThisMachine(selection, env, { noSecondChance }) {
  const checks = checksOf(selection, env);
  const outcomes = await onCores(
    checks.map((check) => ({ cores: check.cores, run: () => runCheck(check) })),
    availableParallelism(),
  );
  if (noSecondChance) return outcomes;
  // When everything has ended, so that each file is alone on the machine.
  const results = [];
  for (const outcome of outcomes) {
    const checkOf = (file) => checksOf(new Map([[outcome.name, [file]]]), env)[0];
    results.push(await giveSecondChance(outcome, (file) => runCheck(onceMore(checkOf(file)))));
  }
  return results;
}

function sayBrowser() {
  try {
    console.log(`Browser: ${findBrowser().executablePath}`);
  } catch (error) {
    // The checks that need one fail with the same words.
    console.log(error.message);
  }
}

async function onServices(selection, env, { noSecondChance }) {
  let services = {};
  const found = await preparation(async () => {
    services = await findServices(env);
  });
  if (Object.keys(services).length === 0) return found;
  const checkOf = (files) => serverOnServices(files, { ...env, ...services });
  const outcome = await runCheck(checkOf(selection.get('server')));
  const runAlone = (file) => runCheck(onceMore(checkOf([file])));
  return [...found, noSecondChance ? outcome : await giveSecondChance(outcome, runAlone)];
}

/** What checks stand on. It counts only when it fails, and then the checks run all the same. */
async function preparation(work) {
  const startedAt = Date.now();
  try {
    await work();
    return [];
  } catch (error) {
    const seconds = (Date.now() - startedAt) / 1000;
    return [failing('preparation', seconds, [failureOf('preparation', error.message)])];
  }
}

function failing(name, seconds, failures) {
  return { name, seconds, passed: 0, failed: failures.length, files: [], failures, flaky: [] };
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof ActionableError ? error.message : error);
  process.exitCode = error instanceof ActionableError ? error.exitCode : 1;
}
