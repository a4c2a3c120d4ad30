import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const allMatches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

test('every variable the server reads is documented, and no other', () => {
  const firstCells = read('docs/running.md')
    .match(/^\| `[^|]+/gm)
    .join();
  const schema = read('reference-server/src/config/environment.ts');
  expect(allMatches(firstCells, /`([A-Z_]+)`/g).sort()).toEqual(
    allMatches(schema, /^ {2}([A-Z][A-Z_]+):/gm).sort(),
  );
});
