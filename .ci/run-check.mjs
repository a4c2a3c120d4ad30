import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { failureOf, readReport } from './read-report.mjs';
import { root } from './run-process.mjs';

const limitMinutes = 30;
const graceSeconds = 5;
const nothing = { passed: 0, failed: 0, files: [], failures: [] };
const running = new Set();
let isStopping = false;

/**
 * Runs one check and says how it went; its output is shown only when it failed.
 *
 * @returns {Promise<import('./read-report.mjs').Outcome>}
 */
export async function runCheck({ name, command, args, env, report }) {
  if (isStopping) return nothing;
  console.log(`· ${name}…`);
  const startedAt = Date.now();
  const { code, output, isLate } = await runToEnd([...command, ...args], env);
  if (isStopping) return nothing;

  const outcome = outcomeOf(name, code, report, output);
  if (isLate) outcome.failures.push(`${name}: stopped after ${limitMinutes} minutes`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const totals = report ? `: ${outcome.passed} passed, ${outcome.failed} failed` : '';
  if (outcome.failed > 0) console.log(output);
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}${totals} (${seconds} s)`);
  return outcome;
}

function outcomeOf(name, code, report, output) {
  const last = output.trimEnd().split('\n').slice(-10).join('\n');
  const failing = (what) => ({ failed: 1, failures: [failureOf(what, last)] });
  if (!report) return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, ...failing(name) };
  const outcome = readReport(report);
  if (!outcome) return { ...nothing, ...failing(`${name}: ended without a report`) };
  if (outcome.passed + outcome.failed === 0)
    return { ...nothing, ...failing(`${name}: nothing ran`) };
  if (code !== 0 && outcome.failed === 0) {
    return { ...outcome, ...failing(`${name}: an error outside of its tests`) };
  }
  return outcome;
}

function runToEnd([command, ...args], env) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that whatever the check starts ends with it.
    const child = spawn(command, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    let isLate = false;
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const limit = setTimeout(() => {
      isLate = true;
      void stop(child);
    }, limitMinutes * 60_000);
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      resolve({ code, output: Buffer.concat(chunks).toString(), isLate });
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
