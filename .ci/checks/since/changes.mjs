import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from '../../run-process.mjs';
import { refusal } from '../arguments.mjs';
import { needsService, testFiles } from '../selection.mjs';
import { selectSince } from './select-since.mjs';

/**
 * What to run for the changes since a revision.
 *
 * @param {string} revision
 * @returns {Promise<import('../selection.mjs').Selection>}
 * @throws {import('../../actionable-error.mjs').ActionableError} for a revision there is none of, and where nothing has changed
 */
export async function selectChanges(revision) {
  const changed = changedFiles(revision);
  if (changed.length === 0) throw refusal(`Nothing has changed since ${revision}.`);
  const files = testFiles().filter(({ file }) => !needsService.test(file));
  return selectSince(changed, files, await importersOfFiles());
}

/**
 * The files in which the working tree differs from a revision, those that git does not know yet among them.
 *
 * @param {string} revision
 * @param {string} [folder] of the repository
 */
export function changedFiles(revision, folder = root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const names = (...args) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  let commit;
  try {
    commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw refusal(`There is no revision “${revision}” to compare with.`);
  }
  const differing = names('diff', '--name-only', '--no-renames', commit.trim());
  return [...new Set([...differing, ...names('ls-files', '--others', '--exclude-standard')])];
}

/** Who imports each file, as the arrows between packages and folders are read. */
export async function importersOfFiles() {
  const { cruise } = await import('dependency-cruiser');
  const { options } = createRequire(import.meta.url)('../../lint/dependency-cruiser.cjs');
  const { enhancedResolveOptions, ...read } = options;
  const folders = ['packages', 'reference-app', 'reference-server'];
  const { output } = await cruise(folders, { ...read, baseDir: root }, enhancedResolveOptions);
  const importers = new Map();
  for (const { source, dependencies } of output.modules) {
    for (const { resolved } of dependencies) {
      if (!importers.has(resolved)) importers.set(resolved, new Set());
      importers.get(resolved).add(source);
    }
  }
  return importers;
}
