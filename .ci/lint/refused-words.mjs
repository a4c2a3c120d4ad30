import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run-process.mjs';

/** Private words, each with what the field says; the rest of docs/glossary.md is for reviewers. */
export const refusedWords = new Map([
  ['assess', 'validate'],
  ['assessment', 'validation'],
  ['attempter', 'requester'],
  ['attention', 'unattended'],
  ['buried', 'dead-lettered'],
  ['bury', 'dead-letter'],
  ['deed', 'action'],
  ['desk', 'admin'],
  ['drift', 'discrepancy'],
  ['furnish', 'seed'],
  ['furniture', 'fixtures'],
  ['kept', 'stored or saved'],
  ['mistake', 'error'],
  ['notices', 'staff notifications'],
  ['numbers', 'reports'],
  ['patience', 'timeout or deadline'],
  ['poke', 'wake'],
  ['poked', 'woken'],
  ['reading', 'result or snapshot'],
  ['readings', 'queries'],
  ['said', 'message, text or output'],
  ['spend', 'consume'],
  ['spends', 'limits'],
  ['spent', 'consumed'],
  ['standing', 'status'],
  ['standings', 'statuses'],
  ['told', 'sent or notified'],
  ['trial', 'attempt'],
  ['trials', 'attempts'],
  ['trouble', 'error'],
  ['turnstile', 'semaphore'],
  ['wanted', 'requested or expected'],
  ['wish', 'input'],
  ['wishes', 'inputs'],
]);

/** Names that the wire, a provider or the database has given. */
const givenNames = new Set([
  // Replies, settings, states and operations of the wire.
  ...['attention', 'drift', 'numbers', 'spent', 'staffNotices', 'trouble'],
  ...['exportNumbers', 'fetchAttention', 'fetchNumbers'],
  // A table and a column.
  ...['restaurant_reading', 'isTold'],
]);

const wordsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const refusedIn = (name) => wordsOf(name).filter((word) => refusedWords.has(word));

/**
 * Names of our own that have a private word in them: of files and folders, and of what sources declare.
 *
 * @param {string[]} files from the repository's root
 * @param {string} [folder] the repository
 * @returns {{ file: string, name: string, word: string }[]}
 */
export function refusedNames(files, folder = root) {
  return files.flatMap((file) => {
    const found = refusedIn(file).map((word) => ({ file, name: file, word }));
    // A store is a shop.
    if (/^reference-server\/.*-store\./.test(file))
      found.push({ file, name: file, word: '-store' });
    const names = new Set(declaredNames(file, readFileSync(path.join(folder, file), 'utf8')));
    for (const name of names) {
      if (!givenNames.has(name))
        found.push(...refusedIn(name).map((word) => ({ file, name, word })));
    }
    return found;
  });
}

/** Keys that are written as strings are texts' and the wire's. */
function declaredNames(file, text) {
  const names = [];
  const visit = (node) => {
    const { name } = node;
    const isOwn = !ts.isImportSpecifier(node) && !ts.isPropertyAccessExpression(node);
    if (isOwn && name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
      names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}
