import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appCatalogue } from '../../reference-app/src/shared/texts/app-catalogue.ts';
import { root } from '../run-process.mjs';

const sources = [
  'packages/*/src/**/*.{ts,tsx}',
  'reference-app/{src,worker}/**/*.{ts,tsx}',
  'reference-server/**/*.ts',
];
/** What says a text without a guest or staff reading it: the texts themselves, tests, stories and types. */
const isNoUse =
  /\/(node_modules|dist|generated|test|testing|bench|ru|en)\/|\/error-catalogue\.ts$|\.(test|spec|stories|test-d)\.tsx?$/;

/** A key written out: `'order.title'`. */
const writtenOut = /['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g;
/** A key put together, which begins with a word of its own: `order.status.${status}`. */
const putTogether = /`((?:[\w-]+\.)(?:[\w.-]|\$\{[^`{}]*\})*)`/g;
const hole = /\$\{[^{}]*\}/;

/** What a key put together may come to: each value in it stands for one part of the key. */
function patternOf(template) {
  const parts = template.split(new RegExp(hole, 'g')).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[\\w -]+')}$`);
}

/** Keys that sources use: as they stand there, without the form of a counted text, or put together. */
async function usedKeys(keys) {
  const literals = new Set();
  const patterns = new Map();
  for await (const file of glob(sources, { cwd: root })) {
    if (isNoUse.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, key] of source.matchAll(writtenOut)) literals.add(key);
    for (const [, template] of source.matchAll(putTogether)) {
      if (hole.test(template)) patterns.set(template, patternOf(template));
    }
  }
  const isUsed = (key) =>
    literals.has(key) || patterns.values().some((pattern) => pattern.test(key));
  return keys.filter((key) => isUsed(key) || isUsed(key.replace(/\.(one|few|many)$/, '')));
}

test('every text is used where somebody reads it', async () => {
  const keys = Object.keys(appCatalogue.ru);
  const used = new Set(await usedKeys(keys));
  expect(used.size).toBeGreaterThan(1_000);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every text is there in both languages, with the same placeholders', () => {
  const { ru, en } = appCatalogue;
  expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  const holes = (text) => new Set(text.match(/\{\w+\}/g));
  for (const key of Object.keys(ru)) {
    expect([key, holes(en[key])]).toEqual([key, holes(ru[key])]);
    expect([key, ru[key].trim() !== '' && en[key].trim() !== '']).toEqual([key, true]);
    expect([key, /[а-яё]/i.test(en[key])]).toEqual([key, false]);
  }
});

test.each(['ru', 'en'])('every key stands in one file of %s', async (locale) => {
  const keys = [];
  const pattern = `{packages/domain,reference-app}/src/**/${locale}/*-texts.ts`;
  for await (const file of glob(pattern, { cwd: root })) {
    // What puts others together.
    if (/\/(guest|staff|off-page)-texts\.ts$/.test(file)) continue;
    const declared = await import(path.join(root, file));
    keys.push(...Object.values(declared).flatMap((texts) => Object.keys(texts)));
  }
  expect(keys.sort()).toEqual(Object.keys(appCatalogue[locale]).sort());
});
