import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');
const exec = promisify(execFile);

/**
 * Runs a program and gives what it said.
 *
 * @throws Error with what it said, when it fails.
 */
export async function run(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  try {
    const { stdout, stderr } = await exec(program, args, { cwd: folder });
    return stdout + stderr;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    throw new Error([message, stdout, stderr].join('\n'), { cause: error });
  }
}

/** The packages in the order in which they are built: each against the declarations of those before it. */
export const packageNames = ['domain', 'client', 'ui'] as const;

/** A package by the name of its folder. */
export type PackageName = (typeof packageNames)[number];

/**
 * Builds and packs all packages, in a copy, so that nothing else which builds them at the same moment is in the way.
 *
 * @returns the tarballs.
 */
export async function packAll(folder: string): Promise<Record<PackageName, string>> {
  const house = path.join(folder, 'house');
  await mkdir(house);
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.json']) {
    await cp(path.join(root, file), path.join(house, file));
  }
  const tarballs = { domain: '', client: '', ui: '' };
  for (const name of packageNames) {
    await copyPackage(name, house);
    const tarball = path.join(folder, `${name}-tarball`);
    await run('pnpm', ['pack', '--pack-destination', tarball], path.join(house, 'packages', name));
    const [file = ''] = await readdir(tarball);
    tarballs[name] = path.join(tarball, file);
  }
  return tarballs;
}

/** Copies the sources; what it depends on is linked, and another package of the workspace is the copied one. */
async function copyPackage(name: string, house: string): Promise<void> {
  const original = path.join(root, 'packages', name);
  const copy = path.join(house, 'packages', name);
  for (const entry of await readdir(original)) {
    if (['node_modules', 'dist'].includes(entry)) continue;
    await cp(path.join(original, entry), path.join(copy, entry), { recursive: true });
  }
  const modules = path.join(copy, 'node_modules');
  await mkdir(modules);
  for (const entry of await readdir(path.join(original, 'node_modules'))) {
    if (entry !== '@portal') {
      await symlink(path.join(original, 'node_modules', entry), path.join(modules, entry));
      continue;
    }
    await mkdir(path.join(modules, entry));
    for (const needed of await readdir(path.join(original, 'node_modules', entry))) {
      await symlink(path.join(house, 'packages', needed), path.join(modules, entry, needed));
    }
  }
}
