import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkTypes, installInProject, writeSnippets } from './packaging/consumer.ts';
import { packBoth, run } from './packaging/pack.ts';
import { bundlers, weigh } from './packaging/weigh.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const attw = path.join(import.meta.dirname, 'node_modules/.bin/attw');

/** Each module of the sources, with its map and its declarations. */
const module = /^package\/dist\/[\w/-]+\.(js|js\.map|d\.ts)$/;

let folder: string;
let tarballs: { domain: string; client: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-packages-'));
  tarballs = await packBoth(folder);
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

  it('carries its build, its README and its licence, and nothing of its sources or tests', async () => {
    const list = await run('tar', ['-tzf', tarballs[name]], folder);
    const files = list.trim().split('\n');
    expect(files.filter((file) => !module.test(file)).toSorted()).toEqual([
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ]);
    expect(files).toContain('package/dist/index.js');
    expect(files.filter((file) => /\.test|\/testing\//.test(file))).toEqual([]);
    const manifest = await run('tar', ['-xzOf', tarballs[name], 'package/package.json'], folder);
    expect(manifest).not.toMatch(/src|workspace:|catalog:/);
  });
});

describe('a project of its own', () => {
  let project: string;
  beforeAll(async () => {
    project = path.join(folder, 'project');
    await installInProject(tarballs, project);
  });

  it('runs both, and compiles every example of their READMEs', async () => {
    const print = `import('@portal/client').then(({ createPortal }) =>
      console.log(typeof createPortal({ baseUrl: 'http://127.0.0.1' }).live.connect))`;
    expect(await run('node', ['-e', print], project)).toBe('function\n');
    expect(await writeSnippets('domain', project)).toBeGreaterThanOrEqual(7);
    expect(await writeSnippets('client', project)).toBeGreaterThanOrEqual(9);
    await checkTypes(project);
  });

  describe.each(bundlers)('bundled by %s', (bundler) => {
    it.each([
      ['a function', `export { formatMoney } from '@portal/domain'`, 1],
      [
        'a function by the path of its feature',
        `export { formatMoney } from '@portal/domain/money'`,
        1,
      ],
      ['a label', `export { orderStatusLabel } from '@portal/domain'`, 1],
      ['the cart', `export { addToCart } from '@portal/domain'`, 1],
      ['a class of errors', `export { RefusedError } from '@portal/client'`, 1],
    ])('carries of %s what it takes and no more', async (_, module, most) => {
      expect(await weigh(bundler, module, { project })).toBeLessThanOrEqual(most);
    });

    it('carries a whole guest without the live connection, and less without what servers need of zod', async () => {
      const module = `export { createPortal } from '@portal/client'`;
      expect(await weigh(bundler, module, { project })).toBeLessThanOrEqual(55);
      expect(await weigh(bundler, module, { project, isLean: true })).toBeLessThanOrEqual(50);
    });
  });
});
