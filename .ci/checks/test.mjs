// `npm test`: the checks that were asked for, side by side. What there is stands in arguments.mjs.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Failure } from '../failure.mjs';
import { findBrowser } from '../find-browser.mjs';
import { passOn } from '../run-process.mjs';
import { generateDatabaseClient } from '../setup/prepare.mjs';
import { unpackChromium } from '../unpack-chromium.mjs';
import { parseArguments } from './arguments.mjs';
import { checksOf, serverOnServices, watching } from './checks.mjs';
import { failureOf } from './report/read-report.mjs';
import { results, runCheck, stopChecks } from './run-check.mjs';
import { onLanes } from './schedule.mjs';
import { select } from './selection.mjs';
import { findServices } from './services.mjs';
import { summary } from './report/summary.mjs';

const inBrowser = new Set(['server', 'stories', 'journeys']);

async function main() {
  const startedAt = Date.now();
  const request = parseArguments(process.argv.slice(2));
  const selection = select(request);
  const { NODE_ENV: _, ...env } = process.env;
  if (request.packagedBrowser) env.CHROMIUM_PATH = process.env.CHROMIUM_PATH = unpackChromium();
  if (request.watch) return watch(selection, env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void stopChecks(signal));
  }

  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const generated = await preparation(() => generateDatabaseClient(env));
  const outcomes = request.services
    ? await onServices(selection, env)
    : await onThisMachine(selection, env);
  console.log(`\n${summary([...generated, ...outcomes], (Date.now() - startedAt) / 1000)}`);
  return [...generated, ...outcomes].some(({ failed }) => failed > 0) ? 1 : 0;
}

async function watch(selection, env) {
  await generateDatabaseClient(env);
  const [command, ...args] = watching(selection);
  return passOn(command, args, env);
}

async function onThisMachine(selection, env) {
  if ([...selection.keys()].some((name) => inBrowser.has(name))) sayBrowser();
  const checks = checksOf(selection, env);
  // Each check has two workers, which keep two cores busy: more of them only wait for each other.
  const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
  return onLanes(
    checks.map((check) => () => runCheck(check)),
    lanes,
  );
}

function sayBrowser() {
  try {
    console.log(`Browser: ${findBrowser().executablePath}`);
  } catch (error) {
    // The checks that need one fail with the same words.
    console.log(error.message);
  }
}

async function onServices(selection, env) {
  let services = {};
  const found = await preparation(async () => {
    services = await findServices(env);
  });
  if (Object.keys(services).length === 0) return found;
  const check = serverOnServices(selection.get('server'), { ...env, ...services });
  return [...found, await runCheck(check)];
}

/** What checks stand on. It counts only when it fails, and then the checks run all the same. */
async function preparation(work) {
  const startedAt = Date.now();
  try {
    await work();
    return [];
  } catch (error) {
    const seconds = (Date.now() - startedAt) / 1000;
    const failures = [failureOf('preparation', error.message)];
    return [{ name: 'preparation', seconds, passed: 0, failed: 1, files: [], failures }];
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = error instanceof Failure ? error.exitCode : 1;
}
