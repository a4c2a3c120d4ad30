import { readFileSync } from 'node:fs';
import { scripts } from '../selection.mjs';

/**
 * Tests that a change can break past what its imports tell, as files or folders: by the file or folder that is
 * changed. Journeys are named after what they walk through.
 *
 * @type {Record<string, string[]>}
 */
export const further = JSON.parse(
  readFileSync(new URL('further-tests.json', import.meta.url), 'utf8'),
);

/** More test files than this that import one changed file tell of nothing but a file that all use. */
const maxReached = 40;

/**
 * What puts everything together: whoever imports it reaches all there is, so imports are not followed past it. The
 * money simulator takes minutes as well.
 */
const joins = [
  /^reference-server\/test\/money-simulator\//,
  /^reference-server\/test\/portal[^/]*\.ts$/,
  /^reference-server\/src\/(main|context|modules|providers)\.ts$/,
  /^reference-app\/e2e\/(journey|stack\/stack)\.ts$/,
];

/** A folder that is one thing with all that stands in it. */
const wholes = [
  /^\.ci\//,
  /^reference-server\/src\/modules\/[^/]+\//,
  /^reference-app\/src\/(admin|guest|shared)\/[^/]+\//,
  /^packages\/(domain|client)\//,
];

/** Tests of the kit that read sources and draw nothing; what draws is found by its imports. */
const quickOfKit = /^packages\/ui\/.*\.test\.ts$/;

/**
 * The static checks, and the test files that a change can have touched: those beside what is changed, those that
 * import it, and those that a table names.
 *
 * @param {string[]} changed files, from the repository's root
 * @param {{ file: string, check: string }[]} files the test files that run without a service
 * @param {Map<string, Iterable<string>>} importers who imports a file
 * @returns {import('../selection.mjs').Selection}
 */
export function selectSince(changed, files, importers) {
  const isTest = new Set(files.map(({ file }) => file));
  const reached = new Set(changed.flatMap((file) => reachedFrom(file, importers, isTest)));
  const selection = new Map(Object.keys(scripts).map((name) => [name, undefined]));
  for (const { file, check } of files) {
    if (!reached.has(file) && !changed.some((each) => isBeside(each, file) || isNamed(each, file)))
      continue;
    selection.set(check, [...(selection.get(check) ?? []), file]);
  }
  return selection;
}

function reachedFrom(changed, importers, isTest) {
  const seen = new Set([changed]);
  // A set goes on with what is added to it meanwhile.
  for (const file of seen) {
    if (joins.some((join) => join.test(file))) continue;
    for (const importer of importers.get(file) ?? []) seen.add(importer);
  }
  const tests = [...seen].filter((file) => isTest.has(file));
  if (tests.length <= maxReached) return tests;
  return tests.filter((file) => file === changed || [...importers.get(changed)].includes(file));
}

function isBeside(changed, file) {
  if (changed.startsWith('packages/ui/') && quickOfKit.test(file)) return true;
  // Journeys stand in one folder, whatever they walk through.
  if (changed.startsWith('reference-app/e2e/')) return changed === file;
  const whole = wholes.map((pattern) => pattern.exec(changed)?.[0]).find(Boolean);
  return whole ? file.startsWith(whole) : folderOf(file) === folderOf(changed);
}

const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);

function isNamed(changed, file) {
  return Object.entries(further).some(
    ([from, tests]) => isIn(from, changed) && tests.some((each) => isIn(each, file)),
  );
}

/** Folders end with a slash. */
const isIn = (listed, file) => (listed.endsWith('/') ? file.startsWith(listed) : file === listed);
