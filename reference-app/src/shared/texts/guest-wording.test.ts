import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, russianGuestTexts } from '@portal/domain';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../..');
const othersKeys = Object.keys(catalogue.ru).filter((key) => !(key in russianGuestTexts));

/** Everything a guest's browser may run, the console left out. */
function guestFiles(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^admin[\\/]/.test(file),
  );
}

/** Keys that a file names, whole or by their beginning, and that guests have no text for. */
function strayKeysOf(code: string): string[] {
  const named = [...code.matchAll(/['`]([a-z]\w*(?:\.\w+)*\.?)(['`]|\$\{)/g)];
  return named.flatMap(([, start = '', end]) => {
    const isWhole = end !== '${';
    return othersKeys.filter((key) => (isWhole ? key === start : key.startsWith(start)));
  });
}

it('has every text that pages outside the console name', () => {
  const stray = guestFiles().flatMap((file) => {
    const keys = strayKeysOf(readFileSync(path.join(sources, file), 'utf8'));
    return keys.map((key) => `${file}: ${key}`);
  });
  expect(stray).toEqual([]);
});
