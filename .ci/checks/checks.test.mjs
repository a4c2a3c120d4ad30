import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { sameOnServices, serverOnServices } from './checks.mjs';

test.each(sameOnServices)('%s is there, and needs no service', (listed) => {
  expect(existsSync(path.join(root, listed))).toBe(true);
  expect(listed).not.toMatch(/\.(redis|postgresql)\.test/);
});

test('what is the same on services is left out of the whole run there, and run where it is named', () => {
  const file = 'reference-server/start.test.ts';
  expect(serverOnServices(undefined, {}).command).toContain('--exclude=**/start.test.ts');
  expect(serverOnServices([file], {}).command).toContain(file);
  expect(serverOnServices([file], {}).command.join(' ')).not.toContain('--exclude');
});
