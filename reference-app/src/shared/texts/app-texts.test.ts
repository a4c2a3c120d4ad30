import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openPrivacyTexts } from '@portal/domain/portal';
import { expect, it } from 'vitest';
import { appCatalogue } from './app-catalogue.ts';
import { russianTexts } from './app-texts.ts';

const sources = path.join(import.meta.dirname, '../..');
const othersKeys = Object.keys(appCatalogue.ru).filter((key) => !(key in russianTexts));

/** Everything a guest's browser may run, the console left out. */
function guestFiles(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.|^(admin[\\/]|staff-sign-in|shared[\\/]texts)/.test(file),
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

/** The page about personal data brings its own words with it. */
const privacyPage = path.join('guest', 'privacy', 'privacy-page.tsx');

function isOnPrivacyPage(key: string): boolean {
  try {
    return openPrivacyTexts('ru').t(key as 'privacy.rights') !== '';
  } catch {
    return false;
  }
}

it('has every text that pages outside the console name', () => {
  const all = guestFiles().flatMap((file) => {
    const keys = strayKeysOf(readFileSync(path.join(sources, file), 'utf8'));
    const stray = keys.filter((key) => file !== privacyPage || !isOnPrivacyPage(key));
    return stray.map((key) => `${file}: ${key}`);
  });
  expect(all).toEqual([]);
});
