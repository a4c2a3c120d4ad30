import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkTypes, installInProject, writeSnippets } from './packaging/consumer.ts';
import { pack, run } from './packaging/pack.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const attw = path.join(import.meta.dirname, 'node_modules/.bin/attw');

/** What `import()` brings later stands in a file of its own, with a hash in its name. */
const laterPart = /^package\/dist\/[\w-]+-[A-Z0-9]{8}\.js(\.map)?$/;

let folder: string;
let tarballs: { domain: string; client: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-packages-'));
  const [domain, client] = await Promise.all([pack('domain', folder), pack('client', folder)]);
  tarballs = { domain, client };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['domain', 'client'] as const)('the packed %s', (name) => {
  it('is a package that every tool reads alike', async () => {
    const contents = await readFile(tarballs[name]);
    const tarball = new Uint8Array(contents).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    // Fails when it finds a problem.
    await run(attw, [tarballs[name], '--profile', 'esm-only'], folder);
  });

  it('carries its build and its README, and nothing of its sources or tests', async () => {
    const list = await run('tar', ['-tzf', tarballs[name]], folder);
    const files = list
      .trim()
      .split('\n')
      .filter((file) => !laterPart.test(file));
    expect(files.toSorted()).toEqual([
      'package/README.md',
      'package/dist/index.d.ts',
      'package/dist/index.js',
      'package/dist/index.js.map',
      'package/package.json',
    ]);
    const manifest = await run('tar', ['-xzOf', tarballs[name], 'package/package.json'], folder);
    expect(manifest).not.toMatch(/src|workspace:|catalog:/);
  });
});

describe('a project of its own', () => {
  it('installs both, runs them, and compiles every example of their READMEs', async () => {
    const project = path.join(folder, 'project');
    await installInProject(tarballs, project);
    const print = `import('@portal/client').then(({ createPortal }) =>
      console.log(typeof createPortal({ baseUrl: 'http://127.0.0.1' }).live.connect))`;
    expect(await run('node', ['-e', print], project)).toBe('function\n');
    expect(await writeSnippets('domain', project)).toBeGreaterThanOrEqual(7);
    expect(await writeSnippets('client', project)).toBeGreaterThanOrEqual(9);
    await checkTypes(project);
  });
});
