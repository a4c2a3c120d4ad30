import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ActionableError } from '../actionable-error.mjs';
import { root, run, step } from '../run-process.mjs';
import { fetchingEnvironment, registryAdvice, whyUnreachable } from './registry.mjs';

const pinned = path.join(root, '.ci/setup/toolchain');
const folder = path.join(root, '.toolchain');
const binaries = path.join(folder, 'node_modules/.bin');

const manifest = readJson(path.join(pinned, 'package.json'));
const versions = { node: manifest.devDependencies.node, pnpm: manifest.dependencies.pnpm };

/** What the package `node` fetches by itself, past any lockfile. */
const nodeIntegrity = {
  'linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

/**
 * Node 24 and pnpm 12: this very Node and the pnpm on PATH where they are new enough, else those that
 * `toolchain/package-lock.json` names, fetched once from the npm registry into `.toolchain/`.
 *
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run, and an environment
 *   whose PATH finds it, pnpm and the workspace's own commands first
 */
export async function findToolchain() {
  const nodeIsNew = majorOf(process.versions.node) >= majorOf(versions.node);
  const nodeIsOurs = process.execPath.startsWith(folder + path.sep);
  const nodeIsHere = (nodeIsNew && !nodeIsOurs) || fetchedVersion('node') === versions.node;
  // What stands on this machine is its owner's choice; what was fetched is what is pinned.
  if (!nodeIsHere || !pnpmIsHere()) await fetchTools({ withNode: !nodeIsNew || nodeIsOurs });

  const folders = [binaries, path.join(root, 'node_modules/.bin')];
  if (nodeIsNew) folders.unshift(path.dirname(process.execPath));
  return {
    node: nodeIsNew ? process.execPath : path.join(binaries, 'node'),
    env: { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) },
  };
}

function pnpmIsHere() {
  if (fetchedVersion('pnpm') === versions.pnpm) return true;
  return fetchedVersion('pnpm') === '0' && majorOf(versionOnPath()) === majorOf(versions.pnpm);
}

function fetchedVersion(name) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file) || !existsSync(path.join(binaries, name))) return '0';
  return readJson(file).version;
}

function versionOnPath() {
  try {
    return execFileSync('pnpm', ['--version'], { encoding: 'utf8', stdio: 'pipe', cwd: root });
  } catch {
    return '0';
  }
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function fetchTools({ withNode }) {
  mkdirSync(folder, { recursive: true });
  // Both unpack their binary in an install script, whatever this machine's npm is set to.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const names = withNode ? ['node', 'pnpm'] : ['pnpm'];
  const exact = names.map((name) => `${name}@${versions[name]}`);
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(pinned, file), path.join(folder, file));
  }
  // Not `npm ci`: it wants the tools of every system in the lockfile, and not every registry has them all.
  const command = ['install', '--include=optional', withNode ? '--include=dev' : '--omit=dev'];

  await step(`Fetching ${exact.join(' and ')} into .toolchain`, async () => {
    const env = fetchingEnvironment(process.env);
    const reason = await whyUnreachable(env);
    if (reason !== undefined) {
      throw new ActionableError(
        `${exact.join(' and ')} could not be fetched, because the npm registry cannot be reached (${reason}). ${registryAdvice}`,
      );
    }
    await run(
      'npm',
      [...command, '--prefix', folder, ...quietly],
      env,
      `${exact.join(' and ')} could not be fetched; npm's reason stands above. ${registryAdvice}`,
    );
    if (withNode) checkNode();
  });
}

/** Refuses to go on with a Node that is not the one that was looked at when it was pinned. */
function checkNode() {
  const known = nodeIntegrity[`${process.platform}-${process.arch}`];
  if (known === undefined) return;
  const record = path.join(folder, 'node_modules/node/node_modules/.package-lock.json');
  const name = `node_modules/node-${process.platform}-${process.arch}`;
  const found = existsSync(record) ? readJson(record).packages[name] : undefined;
  if (found === undefined || found.integrity === known) return;
  // The next start would take it for the one that was checked.
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  throw new ActionableError(
    `The registry gave another node@${versions.node} than the one that is pinned in .ci/setup/toolchain.mjs, ` +
      'so it was taken away again. Find out why before you change the pin.',
  );
}
