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

/**
 * Builds and packs a package of the workspace, in a copy, so that nothing else which builds it at the
 * same moment is in the way.
 *
 * @returns the tarball.
 */
export async function pack(name: 'domain' | 'client', folder: string): Promise<string> {
  const house = path.join(folder, `${name}-house`);
  const copy = path.join(house, 'packages', name);
  const original = path.join(root, 'packages', name);
  await mkdir(copy, { recursive: true });
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.json']) {
    await cp(path.join(root, file), path.join(house, file));
  }
  for (const entry of await readdir(original)) {
    if (['node_modules', 'dist'].includes(entry)) continue;
    await cp(path.join(original, entry), path.join(copy, entry), { recursive: true });
  }
  await symlink(path.join(original, 'node_modules'), path.join(copy, 'node_modules'));
  const tarballs = path.join(folder, `${name}-tarball`);
  await run('pnpm', ['pack', '--pack-destination', tarballs], copy);
  const [tarball = ''] = await readdir(tarballs);
  return path.join(tarballs, tarball);
}
