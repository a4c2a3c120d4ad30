import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const component = (body) => `
import { useEffect, useMemo, useRef, useState } from 'react';
export function Price({ of }: { of: number }) { ${body} }`;

/** Each kind of rule with a file that breaks it, and nothing else. */
const broken = {
  // What the linter knows from the text alone.
  'eslint(no-fallthrough)': [
    'a/src/fall.ts',
    'export function f(n: number) { let s = 0; switch (n) { case 1: s += 1; default: s += 2; } return s; }',
  ],
  'eslint(no-unsafe-optional-chaining)': [
    'a/src/chain.ts',
    'export const f = (x?: { y: { z: string } }) => (x?.y as { z: string }).z;',
  ],
  'eslint(no-useless-assignment)': [
    'a/src/useless.ts',
    'export function f() { let n = 1; n = 2; return n; }',
  ],
  'eslint(no-unused-vars)': ['a/src/unused.ts', 'const n = 1;\nexport {};'],
  'eslint(eqeqeq)': ['a/src/equal.ts', 'export const f = (n: unknown) => n == 1;'],
  'eslint(no-console)': ['a/src/console.ts', "console.log('here');"],
  'eslint(max-lines)': ['a/src/long.ts', 'export const n = 1;' + '\n// more'.repeat(301)],
  'eslint(no-var)': ['a/src/var.ts', 'export var n = 1;'],
  'eslint(prefer-const)': ['a/src/const.ts', 'let n = 1;\nexport const f = () => n;'],
  'eslint(preserve-caught-error)': [
    'a/src/caught.ts',
    "export function f() { try { JSON.parse(''); } catch (error) { throw new Error('no'); } }",
  ],
  'eslint(no-restricted-imports)': [
    'reference-app/e2e/seen-nowhere.spec.ts',
    "import { expect } from '@playwright/test';\nexport const f = () => expect(1).toBe(1);",
  ],
  'eslint(no-restricted-globals)': [
    'reference-app/src/kept.ts',
    'export const f = () => caches.keys();',
  ],
  'eslint(no-restricted-properties)': [
    'reference-app/src/tab.ts',
    'const { locks } = navigator;\nexport const f = () => locks.query();',
  ],
  // What only plain scripts need, as the compiler does not check them.
  'eslint(no-undef)': ['a/script.mjs', 'export const f = () => nowhere;'],
  'eslint(no-dupe-keys)': ['a/keys.mjs', 'export const f = { a: 1, a: 2 };'],
  // TypeScript without types.
  'typescript(no-explicit-any)': ['a/src/any.ts', 'export type Thing = any;'],
  'typescript(ban-ts-comment)': [
    'a/src/ban.ts',
    '// @ts-expect-error no\nexport const n: string = 1;',
  ],
  'typescript(consistent-type-imports)': [
    'a/src/imports.ts',
    "import { Stats } from 'node:fs';\nexport type Kept = Stats;",
  ],
  'typescript(no-non-null-assertion)': [
    'a/src/non-null.ts',
    'export const f = (names: string[]) => names[0]!;',
  ],
  // What the types say.
  'typescript(no-floating-promises)': [
    'a/src/floating.ts',
    'const later = () => Promise.resolve();\nexport function f() { later(); }',
  ],
  'typescript(no-misused-promises)': [
    'a/src/misused.ts',
    'const later = () => Promise.resolve(true);\nexport const f = () => (later() ? 1 : 2);',
  ],
  'typescript(await-thenable)': ['a/src/await.ts', 'export const f = async () => { await 1; };'],
  'typescript(no-unnecessary-condition)': [
    'a/src/condition.ts',
    "export const f = (name: string) => name ?? 'x';",
  ],
  'typescript(no-unnecessary-type-assertion)': [
    'a/src/assertion.ts',
    'export const f = (name: string) => name as string;',
  ],
  'typescript(no-deprecated)': [
    'a/src/deprecated.ts',
    '/** @deprecated say g */\nconst f = () => 1;\nexport const g = () => f();',
  ],
  'typescript(no-unsafe-member-access)': [
    'a/src/member.ts',
    "const read = JSON.parse('');\nexport const f = () => { String(read.name); };",
  ],
  'typescript(no-unsafe-call)': [
    'a/src/call.ts',
    "const read = JSON.parse('');\nexport const f = () => { read(); };",
  ],
  'typescript(no-unsafe-argument)': [
    'a/src/argument.ts',
    "const say = (text: string) => text.length;\nexport const f = () => say(JSON.parse(''));",
  ],
  'typescript(no-unsafe-return)': ['a/src/return.ts', "export const f = () => JSON.parse('');"],
  'typescript(restrict-plus-operands)': [
    'a/src/plus.ts',
    'export const f = (name: string, n: number) => name + n;',
  ],
  'typescript(restrict-template-expressions)': [
    'a/src/template.ts',
    'export const f = (names: string[]) => `${names}`;',
  ],
  'typescript(no-base-to-string)': [
    'a/src/base.ts',
    'export const f = (thing: { a: 1 }) => String(thing);',
  ],
  'typescript(switch-exhaustiveness-check)': [
    'a/src/switch.ts',
    "export function f(s: 'new' | 'done') { switch (s) { case 'new': return 1; } return 2; }",
  ],
  'typescript(return-await)': [
    'a/src/return-await.ts',
    'const later = () => Promise.resolve(1);\nexport async function f() { try { return later(); } finally { await later(); } }',
  ],
  'typescript(only-throw-error)': ['a/src/throw.ts', "export function f() { throw 'no'; }"],
  'typescript(no-confusing-void-expression)': [
    'a/src/void.ts',
    'const say = () => undefined as void;\nexport const f = () => { const said = say(); return said; };',
  ],
  // React, as its own compiler sees it.
  'react-hooks(rules-of-hooks)': [
    'reference-app/src/hooks.tsx',
    component('if (of) return null; const [n] = useState(1); return <p>{n}</p>;'),
  ],
  'react-hooks(exhaustive-deps)': [
    'reference-app/src/deps.tsx',
    component('useEffect(() => { document.title = String(of); }, []); return null;'),
  ],
  'react(refs)': [
    'reference-app/src/refs.tsx',
    component('const box = useRef(1); return <p>{box.current}</p>;'),
  ],
  'react(purity)': ['reference-app/src/purity.tsx', component('return <p>{Math.random()}</p>;')],
  'react(set-state-in-effect)': [
    'reference-app/src/effect.tsx',
    component('const [n, set] = useState(1); useEffect(() => { set(2); }, []); return <p>{n}</p>;'),
  ],
  // Of the house.
  'import(no-default-export)': ['a/src/default.ts', 'export default 1;'],
  'house(one-idea-file-name)': ['a/src/utils.ts', 'export const n = 1;'],
  'house(zod-as-namespace)': ['a/src/a.ts', "import { z } from 'zod'; export const n = z;"],
};

/** A second rule of the same name. */
const fetchedByItself = [
  'reference-app/src/window.tsx',
  "import { lazy, Suspense } from 'react';\nexport const f = [lazy, Suspense];",
];

/** Breaks nothing, though a neighbour of it would. */
const allowed = {
  'a/src/late.test.ts': 'export const f = (names: string[]) => names[0]!;',
  'a/vite.config.ts': 'export default { n: 1 };',
  'a/src/number.ts': 'export const f = (n: number) => `${n}`;',
  'reference-app/src/admin/orders/bell/leading-tab.ts': 'export const f = () => navigator.locks;',
  'reference-app/src/id.test.ts': 'export const f = () => crypto.randomUUID();',
  'reference-app/src/shared/loading/place.ts':
    "import { lazy } from 'react';\nexport const f = () => lazy;",
  'reference-server/start.ts': "console.log('ready');",
};

const switchedOff = {
  'a/src/eslint-comment.ts': '/* eslint-disable */\nexport default 1;',
};

let house;
let found;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'lint-'));
  mkdirSync(path.join(house, '.ci/lint'), { recursive: true });
  for (const file of ['.oxlintrc.jsonc', '.ci/lint/house-rules.js'])
    copyFileSync(path.join(root, file), path.join(house, file));
  // The app's own: React's types are found from there.
  symlinkSync(path.join(root, 'reference-app/node_modules'), path.join(house, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  const options = { ...compilerOptions, jsx: 'react-jsx', lib: ['es2024', 'dom'], types: ['node'] };
  const settings = { compilerOptions: options, include: ['a', 'reference-*'] };
  const texts = {
    ...Object.fromEntries([...Object.values(broken), fetchedByItself]),
    ...allowed,
    ...switchedOff,
  };
  for (const [file, text] of Object.entries({
    ...texts,
    'tsconfig.json': JSON.stringify(settings),
  })) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  found = lint();
});

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

function lint() {
  const args = [
    '--config=.oxlintrc.jsonc',
    '--format=json',
    'a',
    'reference-app',
    'reference-server',
  ];
  const command = path.join(root, 'node_modules/.bin/oxlint');
  try {
    execFileSync(command, args, {
      cwd: house,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    return JSON.parse(error.stdout).diagnostics;
  }
  return [];
}

const rulesBrokenIn = (file) =>
  found.filter(({ filename }) => filename === file).map(({ code }) => code);

test.each(Object.entries(broken))('%s is refused', (rule, [file]) => {
  expect(rulesBrokenIn(file)).toContain(rule);
});

test('`lazy` and `Suspense` are refused where what cannot be fetched would take the page', () => {
  const [file] = fetchedByItself;
  const refused = rulesBrokenIn(file).filter((rule) => rule === 'eslint(no-restricted-imports)');
  expect(refused).toHaveLength(2);
});

test.each(Object.keys(allowed))('%s may stand', (file) => {
  expect(rulesBrokenIn(file)).toEqual([]);
});

test.each(Object.keys(switchedOff))('%s switches no rule off', (file) => {
  expect(rulesBrokenIn(file)).toContain('import(no-default-export)');
});

test('no file switches a rule off by the comment that the linter would heed', () => {
  const files = globSync(
    ['*.{js,ts}', '{.ci,packages,reference-app,reference-server}/**/*.{js,mjs,cjs,ts,tsx}'],
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|generated)$/.test(name),
    },
  );
  const heeded = new RegExp(['oxlint', 'disable'].join('-'));
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter((file) => heeded.test(readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
});
