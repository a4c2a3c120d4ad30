import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedApplications } from './installed-browser.mjs';
import { root } from './run-process.mjs';

const timeout = 60_000;
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whatever says its version passes for a browser. */
function makeBrowser(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

/** Runs Node on a machine on which nothing is installed but in that folder. */
function run(args, env = {}) {
  return execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: path.join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
  }).trim();
}
const find = (env) => run(['.ci/installed-browser.mjs'], env);

test(
  'the named, the installed and the downloaded browser are found, in this order',
  { timeout },
  () => {
    const application = installedApplications.find((file) => existsSync(file));
    expect(find()).toBe(application ?? '');
    const place = "process.stdout.write(require('playwright').chromium.executablePath())";
    const downloaded = makeBrowser(run(['-e', place]));
    expect(find()).toBe(application ?? downloaded);
    const installed = makeBrowser(path.join(folder, 'bin/chromium'));
    expect(find()).toBe(installed);
    const named = makeBrowser(path.join(folder, 'mine'));
    expect(find({ CHROMIUM_PATH: named })).toBe(named);
  },
);

test('a named one that does not start is an error', { timeout }, () => {
  expect(() => find({ CHROMIUM_PATH: path.join(folder, 'none') })).toThrow(
    'does not start as a browser',
  );
});
