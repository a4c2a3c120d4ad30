import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, step } from './run-process.mjs';

const nodeMajor = 24;
const pnpmMajor = 12;
const folder = path.join(root, '.toolchain');
const binaries = path.join(folder, 'node_modules/.bin');

/**
 * Node 24 and pnpm 12: this very Node and the pnpm on PATH where they are new enough, else fetched
 * once from the npm registry into `.toolchain/`.
 *
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run, and an environment
 *   whose PATH finds it, pnpm and the workspace's own commands first
 */
export async function findToolchain() {
  const nodeIsNew = majorOf(process.versions.node) >= nodeMajor;
  const missing = [];
  if (!nodeIsNew && majorOf(fetchedVersion('node')) !== nodeMajor)
    missing.push(`node@${nodeMajor}`);
  if (!pnpmIsHere()) missing.push(`pnpm@${pnpmMajor}`);
  if (missing.length > 0) await fetchTools(missing);

  const folders = [binaries, path.join(root, 'node_modules/.bin')];
  if (nodeIsNew) folders.unshift(path.dirname(process.execPath));
  return {
    node: nodeIsNew ? process.execPath : path.join(binaries, 'node'),
    env: { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) },
  };
}

function pnpmIsHere() {
  return majorOf(fetchedVersion('pnpm')) === pnpmMajor || majorOf(versionOnPath()) === pnpmMajor;
}

function fetchedVersion(name) {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) || !existsSync(path.join(binaries, name))) return '0';
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

function versionOnPath() {
  try {
    return execFileSync('pnpm', ['--version'], { encoding: 'utf8', stdio: 'pipe', cwd: folder });
  } catch {
    return '0';
  }
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}

async function fetchTools(packages) {
  mkdirSync(folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');

  await step(`Fetching ${packages.join(' and ')} into .toolchain`, async () => {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    // Both unpack their binary in an install script, whatever this machine's npm is set to.
    install.push('--ignore-scripts=false', '--include=optional', ...packages);
    await run(
      'npm',
      install,
      process.env,
      `Node ${nodeMajor} and pnpm ${pnpmMajor} could not be fetched; npm's reason stands above. ` +
        'Usually the npm registry cannot be reached: check the network and the proxy and registry that npm is set to, then try again.',
    );
  });
}
