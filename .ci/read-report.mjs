import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-process.mjs';

/**
 * How a check went.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {{ file: string, seconds: number }[]} files with how long each took
 * @property {string[]} failures names of what failed, each with the beginning of what it said
 */

const shownLines = 12;

/**
 * What failed and why, short enough to be read together with the others.
 *
 * @param {string} name
 * @param {string} [said] what it printed or threw
 */
export function failureOf(name, said = '') {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
}

/**
 * Reads the JSON report of a test run.
 *
 * @param {{ kind: 'vitest' | 'playwright', file: string }} report
 * @returns {Outcome | undefined} nothing when the run wrote no report
 */
export function readReport({ kind, file }) {
  if (!existsSync(file)) return undefined;
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? fromVitest(content) : fromPlaywright(content);
}

/** Skipped tests count as failed: a test that does not run proves nothing. */
function fromVitest({ testResults }) {
  const outcome = { passed: 0, failed: 0, files: [], failures: [] };
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = path.relative(root, name);
    outcome.files.push({ file, seconds: (endTime - startTime) / 1000 });
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    outcome.passed += assertionResults.length - failed.length;
    outcome.failed += failed.length;
    outcome.failures.push(
      ...failed.map((result) =>
        failureOf(`${file} › ${result.fullName}`, result.failureMessages?.[0]),
      ),
    );
    if (status === 'failed' && failed.length === 0) {
      outcome.failed += 1;
      outcome.failures.push(failureOf(`${file} could not be run`, message));
    }
  }
  return outcome;
}

/** A test that passed only when tried again counts as failed. */
function fromPlaywright({ suites, errors, config }) {
  const outcome = { passed: 0, failed: errors.length, files: [], failures: [] };
  outcome.failures.push(...errors.map((error) => stripVTControlCharacters(error.message)));
  for (const suite of suites) {
    const file = path.relative(root, path.join(config.rootDir, suite.file));
    let milliseconds = 0;
    for (const { title, tests } of specsOf(suite)) {
      for (const test of tests) {
        milliseconds += test.results.reduce((sum, result) => sum + result.duration, 0);
        if (test.status === 'expected') outcome.passed += 1;
        else {
          outcome.failed += 1;
          const said = test.results.at(-1)?.error?.message;
          outcome.failures.push(failureOf(`${file} › ${title}`, said));
        }
      }
    }
    outcome.files.push({ file, seconds: milliseconds / 1000 });
  }
  return outcome;
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
