import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-process.mjs';
import { refusal } from './arguments.mjs';

/** Checks of the whole repository, by the script in package.json that runs each. */
export const scripts = {
  typecheck: 'typecheck',
  lint: 'lint',
  arrows: 'arrows',
  unused: 'unused',
  format: 'format:check',
};

const folders = ['.ci', 'packages', 'reference-app', 'reference-server'];
const withoutTests = new Set(['node_modules', 'dist', 'generated', 'storybook-static']);

/** Which check runs a test file: the first that it fits. */
const testChecks = [
  ['journeys', /^reference-app\/e2e\/.*\.spec\.ts$/],
  ['stories', /^packages\/ui\/.*\.(stories|test)\.tsx$/],
  ['server', /^reference-server\/.*\.test\.ts$/],
  ['unit', /\.test\.(ts|tsx|mjs)$/],
];

export const checkNames = [...Object.keys(scripts), ...testChecks.map(([name]) => name)];

/**
 * What a run is made of: a check's name with its test files, or with nothing where the whole check
 * is meant.
 *
 * @typedef {Map<string, string[] | undefined>} Selection
 */

/** Needs a service of its own to run, so only `--services` runs it. */
export const needsService = /\.(redis|postgresql)\.test\.ts$/;

/**
 * The checks and test files that were asked for. Checks are named by their names alone, and test
 * files by their whole paths; else by words that all stand in a file's path or in the name of its
 * package, or that name its check.
 *
 * @param {Pick<import('./arguments.mjs').Request, 'words' | 'services'>} request
 * @param {{ file: string, check: string, packageName: string }[]} [files] those there are
 * @returns {Selection}
 * @throws {import('../actionable-error.mjs').ActionableError} when they name nothing
 */
export function select({ words, services }, files = testFiles()) {
  const names = services ? ['server'] : checkNames;
  if (words.length === 0) return new Map(names.map((name) => [name, undefined]));
  if (words.every((word) => names.includes(word)))
    return new Map(words.map((name) => [name, undefined]));

  const whole = files.filter(({ file }) => words.some((word) => isPathOf(word, file)));
  const named =
    whole.length === words.length
      ? whole
      : files.filter((each) => words.every((word) => isNamedBy(word, each)));
  const run = named.filter(
    ({ file, check }) => names.includes(check) && (services || !needsService.test(file)),
  );
  if (run.length === 0) throw nothingNamed(words, named, services);
  const selection = new Map();
  for (const { file, check } of run) selection.set(check, [...(selection.get(check) ?? []), file]);
  return selection;
}

function nothingNamed(words, named, services) {
  const quoted = words.map((word) => `“${word}”`).join(' and ');
  if (named.length === 0)
    return refusal(`Nothing is named after ${quoted}: no check, and no test file.`);
  return refusal(
    services
      ? `None of the server's tests is named after ${quoted}, and --services runs no others.`
      : `What is named after ${quoted} needs a service to run: npm test -- --services ${words.join(' ')}`,
  );
}

const isPathOf = (word, file) => word.replace(/^\.\//, '') === file;

function isNamedBy(word, { file, check, packageName }) {
  return word === check || file.includes(word) || packageName.includes(word);
}

/** Every test file of the repository with its check; only what a word can tell is read. */
export function testFiles() {
  return folders.flatMap(filesIn).flatMap((file) => {
    const check = testChecks.find(([, pattern]) => pattern.test(file))?.[0];
    return check ? [{ file, check, packageName: packageNameOf(file) }] : [];
  });
}

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (withoutTests.has(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

const packageNames = new Map();

function packageNameOf(file) {
  const folder = /^(packages\/[^/]+|[^/]+)/.exec(file)[0];
  if (folder === '.ci') return '';
  if (!packageNames.has(folder)) {
    const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    packageNames.set(folder, JSON.parse(manifest).name);
  }
  return packageNames.get(folder);
}
