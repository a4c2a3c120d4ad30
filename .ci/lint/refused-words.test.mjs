import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceFiles } from './architecture.mjs';
import { refusedNames } from './refused-words.mjs';

test('names of our own are the field’s words', () => {
  expect(refusedNames(sourceFiles())).toEqual([]);
});

test.each([
  ['const orderDesk = 1;', ['orderDesk']],
  ['export function toldOf(wish: number) { return wish; }', ['toldOf', 'wish']],
  ['interface Readings { readonly patience: number }', ['Readings', 'patience']],
  ["import { desk } from './elsewhere.ts';", []],
  ["export const texts = { 'alert.desk.title': 'Alerts' };", []],
  ['export const fetchNumbers = (desktop: number) => desktop;', []],
])('%s', (source, names) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'source.ts'), source);
  expect(refusedNames(['source.ts'], folder).map(({ name }) => name)).toEqual(names);
});
