import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const read = (name) =>
  JSON.parse(readFileSync(path.join(root, '.ci/setup/toolchain', name), 'utf8'));

test('the tools that are fetched are pinned to the byte, whatever registry gives them', () => {
  const { dependencies, devDependencies } = read('package.json');
  const required = { ...dependencies, ...devDependencies };
  expect(Object.keys(required).sort()).toEqual(['node', 'pnpm']);
  const { packages } = read('package-lock.json');
  for (const [name, version] of Object.entries(required)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`].version).toBe(version);
  }
  const { '': own, ...fetched } = packages;
  expect(own).toMatchObject({ dependencies, devDependencies });
  for (const [name, { integrity, resolved }] of Object.entries(fetched)) {
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
    expect([name, resolved]).toEqual([name, undefined]);
  }
});
