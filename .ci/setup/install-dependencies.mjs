import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run-process.mjs';
import { fetchingEnvironment, registryAdvice, whyUnreachable } from './registry.mjs';
import { onlyWhenStale } from './stamp.mjs';

/** Installs what the lockfile names, unless exactly that is installed already. */
export async function installDependencies(env) {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  const members = [...packages, 'reference-app', 'reference-server'];
  await onlyWhenStale({
    name: 'install',
    label: 'Installing dependencies',
    inputs: [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'package.json',
      ...members.map((folder) => `${folder}/package.json`),
    ],
    output: 'node_modules/.modules.yaml',
    work: () => install(env),
  });
}

async function install(env) {
  // Production mode would leave out what builds and tests the portal.
  const { NODE_ENV: _, ...withoutMode } = fetchingEnvironment(env);
  const reason = await whyUnreachable(withoutMode);
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  // What was installed on this machine before, for any clone, is in pnpm's store.
  if (reason !== undefined) args.push('--offline');
  if (!process.stdout.isTTY) args.push('--reporter=append-only');
  await run(
    'pnpm',
    args,
    withoutMode,
    reason === undefined
      ? "The dependencies could not be installed; pnpm's reason stands above. If it names the lockfile, " +
          `run \`pnpm install\` and commit pnpm-lock.yaml. ${registryAdvice}`
      : `The dependencies could not be installed, because the npm registry cannot be reached (${reason}) ` +
          `and not all of them are on this machine. ${registryAdvice}`,
  );
}
