import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run-process.mjs';

/** Together with npm's own start, which takes a second or two on a slow machine. */
const answerMilliseconds = 20_000;

/**
 * The environment in which npm and pnpm fetch: with few and short retries, as their own last for minutes
 * for each package; from one registry, as pnpm does not read npm's variable; and with a cache that can be
 * written. What somebody has set stays.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function fetchingEnvironment(env) {
  const timeouts = {
    fetch_retries: '1',
    fetch_retry_mintimeout: '1000',
    fetch_retry_maxtimeout: '5000',
    fetch_timeout: '60000',
  };
  const defaults = Object.entries(timeouts).flatMap(([name, value]) => [
    [`npm_config_${name}`, value],
    [`pnpm_config_${name}`, value],
  ]);
  const registry = env.npm_config_registry && { pnpm_config_registry: env.npm_config_registry };
  return { ...Object.fromEntries(defaults), ...registry, ...env, ...ownCache(env) };
}

/** An account of a service may have no home folder, or one that is somebody else's. */
function ownCache(env) {
  const cache = env.npm_config_cache ?? path.join(env.HOME || os.homedir(), '.npm');
  return isWritable(cache) ? {} : { npm_config_cache: path.join(root, '.toolchain/npm-cache') };
}

/** Whether a folder can be written, or made where it is missing. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    const parent = path.dirname(folder);
    return error.code === 'ENOENT' && parent !== folder && isWritable(parent);
  }
}

/**
 * Asks the registry that npm is set to, by npm's own way there: its proxy, its certificates. Any answer
 * will do, as not every registry knows the question.
 *
 * @param {NodeJS.ProcessEnv} env `npm_config_fetch_timeout` shortens the wait, where it is a positive number
 * @param {number} milliseconds how long is waited at most
 * @returns {Promise<string | undefined>} why it cannot be reached; undefined when it answers
 */
export function whyUnreachable(env, milliseconds = answerMilliseconds) {
  const set = Number(env.npm_config_fetch_timeout);
  const fetchTimeout = set > 0 ? Math.min(set, milliseconds) : milliseconds;
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${fetchTimeout}`];
  return new Promise((resolve) => {
    execFile('npm', args, { env, cwd: root, timeout: milliseconds }, (error, _, stderr) => {
      const code = /code (\w+)/.exec(stderr)?.[1];
      if (error?.killed) resolve(`no answer within ${milliseconds / 1000} s`);
      // Without npm there is nothing to ask with, and whoever needs it says so.
      else if (!error || error.code === 'ENOENT' || /^E\d{3}$/.test(code)) resolve(undefined);
      else resolve(code ?? 'npm does not say why');
    });
  });
}

/** What a person reads who has to bring the registry back. */
export const registryAdvice =
  'Check the network, and the proxy and the registry that npm is set to (npm config get registry), then try again.';
