import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root, step } from '../run-process.mjs';

const stamps = path.join(root, 'node_modules/.portal');
const notInputs = /(^|\/)(node_modules|dist|generated|e2e|test-results)$|\.(test|stories)\.tsx?$/;

/**
 * Does work only when its inputs changed since it last succeeded, or its output is gone.
 *
 * @param {object} task
 * @param {string} task.name of the stamp that remembers the inputs
 * @param {string} task.label what a person reads while it runs
 * @param {string[]} task.inputs files and folders, from the repository's root
 * @param {string} task.output a file or folder that stands when the work is done
 * @param {() => Promise<void>} task.work
 */
export async function onlyWhenStale({ name, label, inputs, output, work }) {
  const stamp = path.join(stamps, name);
  const current = hashOf(inputs);
  const isFresh =
    existsSync(stamp) &&
    existsSync(path.resolve(root, output)) &&
    readFileSync(stamp, 'utf8') === current;
  if (isFresh) return;

  rmSync(stamp, { force: true });
  await step(label, work);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.resolve(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(entry) {
  if (notInputs.test(entry)) return [];
  const stats = statSync(path.resolve(root, entry), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(path.resolve(root, entry)).flatMap((name) => filesIn(`${entry}/${name}`));
}
