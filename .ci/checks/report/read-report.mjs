import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../run-process.mjs';

/**
 * How a check went.
 *
 * @typedef {object} Outcome
 * @property {string} name of the check
 * @property {number} seconds that it took
 * @property {number} passed
 * @property {number} failed
 * @property {{ file: string, seconds: number, passed: number }[]} files with how long each took
 * @property {Failing[]} failures
 * @property {Failing[]} flaky the first failure of each file that passed when it was run once more
 */

/**
 * @typedef {object} Failing
 * @property {string} what failed
 * @property {string[]} why the first lines of what it said
 * @property {string} [file] that it stands in
 * @property {string} [alone] the command that runs it alone
 */

const shownLines = 12;

/**
 * What failed and why, short enough to be read together with the others.
 *
 * @param {string} what
 * @param {string} [said] what it printed or threw
 * @param {string} [file]
 * @returns {Failing}
 */
export function failureOf(what, output = '', file = undefined) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { what, why: lines.slice(0, shownLines), ...(file && { file }) };
}

/** Tools say what they are and what they were called with before they say what is wrong. */
export function firstErrorsOf(output) {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => /^\s*[x×✘✗] |\berror\b|^panic|\(\d+ms\)$/.test(line));
  return lines.slice(Math.max(at, 0)).join('\n');
}

/** Whether vitest has caught an error that no test was waiting for; the end of a worker is its file's failure. */
export function hasErrorOutsideOfTests(output) {
  const plain = stripVTControlCharacters(output);
  const caught = Number(/^Vitest caught (\d+) unhandled error/m.exec(plain)?.[1] ?? 0);
  return (
    caught > (plain.match(/Worker exited unexpectedly .*while running test file/g) ?? []).length
  );
}

/** What vitest says of an error that no test was waiting for, else the end of what was printed. */
export function unhandledErrorOf(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const at = lines.findIndex(
    (line) => /Unhandled (Error|Rejection)/.test(line) && !/Errors/.test(line),
  );
  return (at < 0 ? lines.slice(-shownLines) : lines.slice(at)).join('\n');
}

/**
 * Reads the JSON report of a test run.
 *
 * @param {{ kind: 'vitest' | 'playwright', file: string }} report
 * @returns {Omit<Outcome, 'name' | 'seconds'> | undefined} nothing when the run wrote no report
 */
export function readReport({ kind, file }) {
  if (!existsSync(file)) return undefined;
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? fromVitest(content) : fromPlaywright(content);
}

/** Skipped tests count as failed: a test that does not run proves nothing. */
function fromVitest({ testResults }) {
  const outcome = { passed: 0, failed: 0, files: [], failures: [], flaky: [] };
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    const passed = assertionResults.length - failed.length;
    outcome.files.push({ file, seconds: (endTime - startTime) / 1000, passed });
    outcome.passed += passed;
    outcome.failed += failed.length;
    outcome.failures.push(
      ...failed.map((result) =>
        failureOf(`${file} › ${result.fullName}`, result.failureMessages?.[0], file),
      ),
    );
    if (status === 'failed' && failed.length === 0) {
      outcome.failed += 1;
      outcome.failures.push(failureOf(`${file} could not be run`, message, file));
    }
  }
  return outcome;
}

/** A test that passed only when tried again counts as failed. */
function fromPlaywright({ suites, errors, config }) {
  const outcome = { passed: 0, failed: errors.length, files: [], failures: [], flaky: [] };
  outcome.failures.push(
    ...errors.map(({ message }) => failureOf('an error outside of the journeys', message)),
  );
  for (const suite of suites) {
    const file = path.relative(root, path.join(config.rootDir, suite.file));
    let milliseconds = 0;
    let passed = 0;
    for (const { title, tests } of specsOf(suite)) {
      for (const test of tests) {
        milliseconds += test.results.reduce((sum, result) => sum + result.duration, 0);
        if (test.status === 'expected') passed += 1;
        else {
          outcome.failed += 1;
          const { error, attachments = [] } = test.results.at(-1) ?? {};
          const failure = failureOf(`${file} › ${title}`, error?.message, file);
          const log = attachments.find(({ name }) => name === 'request log')?.body ?? '';
          const lines = Buffer.from(log, 'base64').toString().split('\n').filter(Boolean);
          outcome.failures.push({ ...failure, why: [...failure.why, ...lines] });
        }
      }
    }
    outcome.passed += passed;
    outcome.files.push({ file, seconds: milliseconds / 1000, passed });
  }
  return outcome;
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
