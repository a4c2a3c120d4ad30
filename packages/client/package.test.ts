import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkTypes, installInProject, writeSnippets } from './packaging/consumer.ts';
import { packageNames, packAll, run, type PackageName } from './packaging/pack.ts';
import { bundlers, weigh } from './packaging/weigh.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const attw = path.join(import.meta.dirname, 'node_modules/.bin/attw');

/** Each module of the sources, with its map and its declarations; of styles, what others import alone. */
const module = /^package\/dist\/[\w/-]+(\.css)?\.(js|js\.map|d\.ts)$/;

let folder: string;
let tarballs: Record<PackageName, string>;
/** A project with all three. */
let project: string;
/** A project with the kit alone. */
let kitProject: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-packages-'));
  tarballs = await packAll(folder);
  project = path.join(folder, 'project');
  kitProject = path.join(folder, 'kit-project');
  await installInProject(tarballs, project);
  await installInProject({ ui: tarballs.ui }, kitProject);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function runInProject(code: string, ...options: string[]): Promise<string> {
  return run('node', [...options, '--input-type=module', '-e', code], project);
}

describe.each(packageNames)('the packed %s', (name) => {
  it('is a package that every tool reads alike', async () => {
    const contents = await readFile(tarballs[name]);
    const tarball = new Uint8Array(contents).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const withoutTypes = name === 'ui' ? ['--exclude-entrypoints', 'styles.css'] : [];
    // Fails when it finds a problem.
    await run(attw, [tarballs[name], '--profile', 'esm-only', ...withoutTypes], folder);
  });

  it('carries its build, its README and its licence, and nothing of its sources or tests', async () => {
    const list = await run('tar', ['-tzf', tarballs[name]], folder);
    const files = list.trim().split('\n');
    const others = files.filter((file) => !module.test(file) && !file.endsWith('.woff2'));
    expect(others.toSorted()).toEqual([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      ...(name === 'ui' ? ['package/dist/css/styles.css'] : []),
      'package/package.json',
    ]);
    expect(files).toContain('package/dist/index.js');
    expect(files.filter((file) => /\.test|\.stories|\/testing\//.test(file))).toEqual([]);
    const manifest = await run('tar', ['-xzOf', tarballs[name], 'package/package.json'], folder);
    expect(manifest).not.toMatch(/"[^"]*\bsrc\/|workspace:|catalog:/);
  });

  it('is written to be read, its Russian as people write it', async () => {
    const all = await run('tar', ['-xzOf', tarballs[name], '--wildcards', '*.js'], folder);
    expect(all).not.toMatch(/\\u04[0-9a-f]{2}/i);
    expect(all.length / all.split('\n').length).toBeLessThan(80);
  });
});

describe('a project of its own', () => {
  it('compiles every example of their READMEs', async () => {
    expect(await writeSnippets('domain', project)).toBeGreaterThanOrEqual(7);
    expect(await writeSnippets('client', project)).toBeGreaterThanOrEqual(9);
    expect(await writeSnippets('ui', project)).toBeGreaterThanOrEqual(1);
    await checkTypes(project);
  });

  it('runs them in Node', async () => {
    const print = `import { createPortal } from '@portal/client';
      import { formatMoney } from '@portal/domain';
      console.log(typeof createPortal({ baseUrl: 'http://127.0.0.1' }).live.connect, formatMoney(100))`;
    expect(await runInProject(print)).toBe('function 1\u00a0₽\n');
  });

  it('draws a page on a server', async () => {
    const print = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Button, Price } from '@portal/ui';
      import { PhoneField } from '@portal/ui/portal';
      console.log(renderToString(createElement('main', null,
        createElement(Button, null, 'Заказать'),
        createElement(Price, { kopecks: 149050 }),
        createElement(PhoneField, { label: 'Телефон', value: '', onValueChange() {} }))))`;
    expect(await runInProject(print)).toMatch(/Заказать.*1\u00a0490,50\u00a0₽.*Телефон/);
  });

  it('has the kit’s values, and references to its components, in a page of server components', async () => {
    await writeFile(path.join(project, 'client-references.mjs'), clientReferences);
    const print = `import { theme, joinClasses } from '@portal/ui/theme';
      import { Button, russianUiTexts } from '@portal/ui';
      import { orderStatusTones, SignInModal } from '@portal/ui/portal';
      console.log(theme.color.ink, joinClasses('a', 'b'), russianUiTexts.close, orderStatusTones.new,
        Button, SignInModal)`;
    const options = ['--conditions=react-server', '--import', './client-references.mjs'];
    expect(await runInProject(print, ...options)).toBe(
      'var(--portal-color-ink) a b Закрыть info reference reference\n',
    );
  });

  it('needs neither the domain nor zod for the kit', async () => {
    const code = `import { Button, CodeField, Price, ProductCard, ToastProvider } from '@portal/ui';
      export const used = [Button, CodeField, Price, ProductCard, ToastProvider];`;
    await writeFile(path.join(kitProject, 'kit.ts'), code);
    await checkTypes(kitProject);
    await run('node', [path.join(kitProject, 'kit.ts')], kitProject);
  });

  it('has no class names of the kit but those that another declaration hands out', async () => {
    const kit = path.join(kitProject, 'node_modules/@portal/ui');
    const files = await readdir(path.join(kit, 'dist'), { recursive: true });
    const declarations = files.filter((file) => file.endsWith('.d.ts'));
    const read = ['package.json', ...declarations.map((file) => `dist/${file}`)];
    const texts = await Promise.all(read.map((file) => readFile(path.join(kit, file), 'utf8')));
    const named = declarations.filter((file) => file.endsWith('.css.d.ts'));
    const isHandedOut = (file: string) =>
      texts.some((text) => text.includes(`/${path.basename(file, '.d.ts')}`));
    expect(named.filter((file) => !isHandedOut(file))).toEqual([]);
  });

  describe.each(bundlers)('bundled by %s', (bundler) => {
    const isVite = bundler === 'Vite';
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
      // Where esbuild splits, a button comes along, for the toasts that come later.
      ['a price', `export { Price } from '@portal/ui'`, isVite ? 0.6 : 1.6],
      ['a product', `export { ProductCard } from '@portal/ui'`, isVite ? 7 : 9],
      ['a window', `export { Modal } from '@portal/ui'`, isVite ? 28 : 37],
      ['a button', `export { Button } from '@portal/ui'`, isVite ? 0.6 : 1.2],
    ])('carries of %s what it takes and no more', async (_, module, maxBytes) => {
      expect(await weigh(bundler, module, { project })).toBeLessThanOrEqual(maxBytes);
    });

    it('carries a whole guest without the live connection, and less without what servers need of zod', async () => {
      const module = `export { createPortal } from '@portal/client'`;
      expect(await weigh(bundler, module, { project })).toBeLessThanOrEqual(isVite ? 55 : 56);
      expect(await weigh(bundler, module, { project, isLean: true })).toBeLessThanOrEqual(50);
    });
  });
});

/** What bundlers of server components do: of a module for the client they know names alone. */
const clientReferences = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source ?? '');
    if (!/^['"]use client['"]/.test(source)) return loaded;
    const [, names = ''] = /^export \\{([^}]*)\\};?$/m.exec(source) ?? [];
    const references = names.split(',').map((name) => name.trim().split(' as ').at(-1)).filter(Boolean);
    return {
      ...loaded,
      source: references.map((name) => 'export const ' + name + ' = "reference";').join(''),
    };
  },
});
`;
