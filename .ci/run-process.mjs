import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ActionableError } from './actionable-error.mjs';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Says what is being done and, when it is done, how long that took. */
export async function step(label, work) {
  const startedAt = Date.now();
  console.log(`${label}…`);
  await work();
  console.log(`${label}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * Runs a command to its end, showing its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} advice what a person reads, below the command's own output, when it fails
 * @throws {ActionableError} with that advice when it fails, or when it was stopped
 */
export async function run(command, args, env, advice) {
  const code = await passOn(command, args, env);
  if (code === 0) return;
  throw new ActionableError(code > 128 ? `${command} was stopped.` : advice, code);
}

/**
 * Runs a command to its end with this process's own input and output, and passes on the signals
 * that ask this process to stop.
 *
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
export function passOn(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    const forward = (signal) => {
      // A terminal gives Ctrl-C to every process of the group, so the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, forward);
    const stopWatching = whenStarterIsGone(() => forward('SIGTERM'));
    const settle = () => {
      stopWatching();
      for (const signal of stopSignals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      settle();
      reject(
        error.code === 'ENOENT'
          ? new ActionableError(
              `The command ${command} was not found on PATH. Install it and try again.`,
            )
          : error,
      );
    });
    child.once('exit', (code, signal) => {
      settle();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** npm may be killed outright, which would leave this process and its child alone. */
function whenStarterIsGone(react) {
  const starter = process.ppid;
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    react();
  }, 500);
  return () => clearInterval(timer);
}
