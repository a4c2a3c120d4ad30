import { readFileSync } from 'node:fs';
import { failureOf } from './report/read-report.mjs';

/** More flaky files than this in a whole run are a fault that has to be found; `.ci/run` counts all of its parts. */
const maxFlakyFiles = 3;

/** Where more files failed the code is at fault, and running them again would only take time. */
const maxRunAgain = 10;

/**
 * Simulator, fuzz, property and race tests, as files or folders: what fails in them once has found something,
 * whatever it does the second time.
 */
export const withoutSecondChance = JSON.parse(
  readFileSync(new URL('no-second-chance.json', import.meta.url), 'utf8'),
);

/**
 * Runs each test file that failed once more, by itself. One that passes then is flaky: its tests count as passed,
 * and its first failure stands among the flaky ones. Checks without test files and errors outside of tests have
 * no second chance.
 *
 * @param {import('./report/read-report.mjs').Outcome} outcome of a check
 * @param {(file: string) => Promise<import('./report/read-report.mjs').Outcome>} runAlone
 * @returns {Promise<import('./report/read-report.mjs').Outcome>}
 */
export async function giveSecondChance(outcome, runAlone) {
  const failed = new Set(outcome.failures.map(({ file }) => file).filter(mayRunAgain));
  if (failed.size > maxRunAgain) return outcome;
  let result = outcome;
  for (const file of failed) {
    const again = await runAlone(file);
    if (again.failed === 0 && again.passed > 0) result = withFlakyFile(result, file, again);
  }
  return result;
}

const mayRunAgain = (file) =>
  file !== undefined && !withoutSecondChance.some((listed) => file.startsWith(listed));

function withFlakyFile(outcome, file, again) {
  const isHere = (failure) => failure.file === file;
  const before = outcome.files.find((each) => each.file === file)?.passed ?? 0;
  return {
    ...outcome,
    passed: outcome.passed - before + again.passed,
    failed: outcome.failed - outcome.failures.filter(isHere).length,
    failures: outcome.failures.filter((failure) => !isHere(failure)),
    flaky: [...outcome.flaky, outcome.failures.find(isHere)],
  };
}

/**
 * The failure that too many flaky files are.
 *
 * @param {import('./report/read-report.mjs').Outcome[]} outcomes
 * @returns {import('./report/read-report.mjs').Failing[]} none where they are few
 */
export function flakyFailures(outcomes) {
  const count = outcomes.reduce((sum, { flaky }) => sum + flaky.length, 0);
  return count > maxFlakyFiles
    ? [failureOf(`${count} test files are flaky, and ${maxFlakyFiles} may be`)]
    : [];
}
