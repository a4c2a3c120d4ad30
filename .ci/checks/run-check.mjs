import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../run-process.mjs';
import { readProgress, shownDuration, shownHang, shownProgress } from './report/progress.mjs';
import {
  failureOf,
  firstErrorsOf,
  hasErrorOutsideOfTests,
  readReport,
  unhandledErrorOf,
} from './report/read-report.mjs';

/** Where reports and whole outputs are kept until the next run. */
export const results = path.join(root, 'test-results');

/**
 * When a check is ended: a file that hangs is ended by its watch dog after 6 minutes or 8, so a check
 * that says nothing for longer hangs outside of its files. The whole is bounded as a last resort.
 */
const ordinaryLimits = { silentMinutes: 12, wholeMinutes: 90 };
const graceSeconds = 5;
const running = new Set();
let isStopping = false;

/**
 * Runs one check and says how it went, file by file. Its whole output is kept in a log; of a check
 * that has no test files it is shown when it failed.
 *
 * @param {object} check
 * @param {string} check.name
 * @param {string[]} check.command with its arguments
 * @param {NodeJS.ProcessEnv} check.env
 * @param {{ kind: 'vitest' | 'playwright', file: string }} [check.report] what it writes of its tests
 * @param {(file?: string) => string} [check.alone] the command that runs it, or a file of it, alone
 * @param {() => Promise<void>} [check.prepare] what it stands on; when that fails, so does the check
 * @param {object} [limits]
 * @param {number} [limits.silentMinutes] how long it may print nothing
 * @param {number} [limits.wholeMinutes] how long it may take
 * @param {string} [folder] where its log is kept
 * @returns {Promise<import('./report/read-report.mjs').Outcome>}
 */
export async function runCheck(
  { name, command, env, report, prepare, alone = aloneByName(name) },
  limits = ordinaryLimits,
  folder = results,
) {
  const startedAt = Date.now();
  const conclude = (outcome) => {
    const seconds = (Date.now() - startedAt) / 1000;
    const totals = report ? ` ${outcome.passed} passed, ${outcome.failed} failed,` : '';
    if (!isStopping)
      console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}:${totals} ${shownDuration(seconds)}`);
    const failures = outcome.failures.map((each) => ({ ...each, alone: alone(each.file) }));
    return { name, seconds, ...outcome, failures };
  };
  if (isStopping) return conclude(nothing());
  console.log(`· ${name}…`);
  try {
    await prepare?.();
  } catch (error) {
    return conclude(failing(failureOf(name, error.message)));
  }
  const { code, output, stopped, hungFiles } = await runToEnd(name, command, env, limits, folder);
  const outcome = hungFiles.reduce(
    (before, file) => withHang(before, failureOf(shownHang(name, file).trim(), '', file.file)),
    stopped
      ? failing(stopped, (report && readReport(report)) ?? nothing())
      : outcomeOf(name, code, report, output),
  );
  if (outcome.failed > 0 && !report && !isStopping) console.log(output);
  return conclude(outcome);
}

const aloneByName = (name) => (file) => `npm test -- ${file ?? name}`;
const nothing = () => ({ passed: 0, failed: 0, files: [], failures: [], flaky: [] });

function failing(failure, outcome = nothing()) {
  return {
    ...outcome,
    failed: outcome.failed + 1,
    failures: [...outcome.failures, failure],
  };
}

/** What a file was not through with when it was ended says nothing of its own. */
function withHang(outcome, hang) {
  const failures = outcome.failures.filter(({ file }) => file !== hang.file);
  const failed = outcome.failed - (outcome.failures.length - failures.length);
  return failing(hang, { ...outcome, failed, failures });
}

function outcomeOf(name, code, report, output) {
  if (!report) {
    return code === 0
      ? { ...nothing(), passed: 1 }
      : failing(failureOf(name, firstErrorsOf(output)));
  }
  const last = output.trimEnd().split('\n').slice(-12).join('\n');
  const outcome = readReport(report);
  if (!outcome) return failing(failureOf(`${name}: ended without a report`, last));
  if (outcome.passed + outcome.failed === 0)
    return failing(failureOf(`${name}: nothing ran`, last));
  const isOutside = hasErrorOutsideOfTests(output) || (code !== 0 && outcome.failed === 0);
  return isOutside
    ? failing(
        failureOf(`${name}: an error outside of its tests`, unhandledErrorOf(output)),
        outcome,
      )
    : outcome;
}

function runToEnd(name, [command, ...args], env, limits, folder) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that whatever the check starts ends with it.
    const child = spawn(command, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(path.join(folder, `${name}.log`));
    let output = '';
    let progress = '';
    const keep = (text) => {
      output += text;
      log.write(text);
    };
    const hungFiles = [];
    const withoutProgress = readProgress(
      (file) => {
        progress = shownProgress(name, file).trim();
        if (!isStopping) console.log(`  ${progress}`);
      },
      (file) => {
        hungFiles.push(file);
        keep(`${shownHang(name, file)}\n`);
        if (!isStopping) console.log(shownHang(name, file));
      },
    );
    let stopped;
    const stopAfter = (minutes, without = '') =>
      setTimeout(() => {
        const last = progress || output.trimEnd().split('\n').at(-1);
        stopped ??= failureOf(`${name}: stopped after ${minutes} minutes${without}`, last);
        void stop(child);
      }, minutes * 60_000);
    const whole = stopAfter(limits.wholeMinutes);
    const silence = stopAfter(limits.silentMinutes, ' without a sign of life');
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      silence.refresh();
      keep(withoutProgress(piece));
    });
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      silence.refresh();
      keep(piece);
    });
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(whole);
      clearTimeout(silence);
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      log.end(() => resolve({ code, output, stopped, hungFiles }));
    });
  });
}

/** Ends every running check and then this process, as a signal asked. */
export async function stopChecks(signal) {
  isStopping = true;
  console.log('\nStopped before all checks were done.');
  await Promise.all([...running].map(stop));
  process.exit(128 + constants.signals[signal]);
}

async function stop(child) {
  signalGroup(child, 'SIGTERM');
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([ended, wait(graceSeconds * 1000)]);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
