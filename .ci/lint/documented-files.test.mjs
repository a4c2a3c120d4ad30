import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const docs = path.join(root, 'docs');
const withoutFiles = new Set(['node_modules', '.git', '.toolchain', 'dist', 'test-results']);
const files = /`([\w./-]+\.(?:test|spec|postgresql|redis|stories)?\.?(?:ts|tsx|mjs|md))`/g;

/** Every file of the repository, by its path from the root. */
function listFiles(folder = '.') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return withoutFiles.has(entry.name) ? [] : listFiles(file);
  });
}

const pages = readdirSync(docs, { recursive: true }).filter((file) => file.endsWith('.md'));
const links = /\]\((?!\w+:|\/|#)([^)#\s]+)/g;

/** What a pattern captures on the pages, each with its page. */
function allOf(pattern) {
  return pages.flatMap((page) =>
    [...readFileSync(path.join(docs, page), 'utf8').matchAll(pattern)].map(([, found]) => [
      page,
      found,
    ]),
  );
}

test('every file that the documentation names is there', () => {
  const named = allOf(files);
  expect(named.length).toBeGreaterThan(50);
  // Folders in front may be left away.
  const all = listFiles().map((file) => `/${file}`);
  // `x.test-d.ts` is any.
  const isThere = (file) => /^x\./.test(file) || all.some((each) => each.endsWith(`/${file}`));
  expect(named.filter(([, file]) => !isThere(file))).toEqual([]);
});

test('every link of the documentation leads to a file', () => {
  const linked = allOf(links);
  expect(linked.length).toBeGreaterThan(50);
  const isThere = ([page, link]) => existsSync(path.join(docs, path.dirname(page), link));
  expect(linked.filter((each) => !isThere(each))).toEqual([]);
});
