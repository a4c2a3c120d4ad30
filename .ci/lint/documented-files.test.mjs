import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const docs = path.join(root, 'docs');
const withoutFiles = new Set(['node_modules', '.git', '.toolchain', 'dist', 'test-results']);
/** Where a path in a table may begin. */
const bases = ['.', 'reference-server', 'reference-app', 'packages/domain', 'packages/ui'];
const files = /`([\w./-]+\.(?:test|spec|postgresql|redis|stories)?\.?(?:ts|tsx|mjs|md))`/g;

function tableRows(file) {
  const lines = readFileSync(path.join(docs, file), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('|'));
}

/** Every file of the repository, by its path from the root. */
function listFiles(folder = '.') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return withoutFiles.has(entry.name) ? [] : listFiles(file);
  });
}

const pages = readdirSync(docs, { recursive: true }).filter((file) => file.endsWith('.md'));
const named = pages.flatMap((page) =>
  tableRows(page).flatMap((row) => [...row.matchAll(files)].map(([, file]) => [page, file])),
);

test('every file that a table of the documentation names is there', () => {
  expect(named.length).toBeGreaterThan(50);
  const all = new Set(listFiles());
  const names = new Set([...all].map((file) => path.basename(file)));
  // A decision may leave the folder away.
  const isThere = (file) =>
    file.includes('/') ? bases.some((base) => all.has(path.join(base, file))) : names.has(file);
  expect(named.filter(([, file]) => !isThere(file))).toEqual([]);
});
