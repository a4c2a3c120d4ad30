import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { checksOf, sameOnServices, serverOnServices } from './checks.mjs';

test.each(sameOnServices)('%s is there, and needs no service', (listed) => {
  expect(existsSync(path.join(root, listed))).toBe(true);
  expect(listed).not.toMatch(/\.(redis|postgresql)\.test/);
});

test('what is the same on services is left out of the whole run there, and run where it is named', () => {
  const leftOut = serverOnServices(undefined, {}).env.TESTS_LEFT_OUT.split(',');
  expect(leftOut).toContain('backup.test.ts');
  expect(leftOut).toContain('test/bad-input/**');
  expect(leftOut).toHaveLength(sameOnServices.length);
  const file = 'reference-server/backup.test.ts';
  const named = serverOnServices([file], { PATH: '/bin' });
  expect(named.command).toContain(file);
  expect(named.env).toEqual({ PATH: '/bin' });
});

test('what needs a service is run there, and nobody else leaves anything out', () => {
  const { command } = serverOnServices(undefined, {});
  expect(command).toContain('reference-server/src/redis.ts');
  for (const source of command.filter((each) => each.startsWith('reference-server/'))) {
    expect(existsSync(path.join(root, source))).toBe(true);
  }
  const [server] = checksOf(new Map([['server', undefined]]), { PATH: '/bin' });
  expect(server.env).toEqual({ PATH: '/bin' });
});
