import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { checksOf, serverOnServices } from './checks.mjs';
import { exceptions, sameOnServices } from './same-on-services.mjs';

test('what is the same on services is left out of the whole run there, and run where it is named', () => {
  const leftOut = serverOnServices(undefined, {}).env.TESTS_LEFT_OUT.split(',');
  expect(leftOut).toEqual(sameOnServices());
  const file = 'reference-server/backup.test.ts';
  const named = serverOnServices([file], { PATH: '/bin' });
  expect(named.command).toContain(file);
  expect(named.env).not.toHaveProperty('TESTS_LEFT_OUT');
});

test('what does one thing after the other is the same on services', () => {
  const same = sameOnServices();
  expect(same).toEqual(expect.arrayContaining(exceptions));
  expect(same).toContain('test/bad-input/bad-input.test.ts');
  expect(same).toContain('src/modules/orders/placement/place-dishes.test.ts');
});

test.each([
  ['does things at once', 'src/modules/orders/placement/place-order.test.ts'],
  ['makes statements of its own', 'src/backup/restore-database.test.ts'],
  ['is in the folder of locks', 'src/db/clock-skew.test.ts'],
  ['is in the folder of live events', 'src/realtime/visitors/presence.test.ts'],
  ['is named after a service', 'src/backup/dump-database.postgresql.test.ts'],
  ['needs Redis', 'test/resilience/instances.redis.test.ts'],
])('what %s is run there', (_why, file) => {
  expect(existsSync(path.join(root, 'reference-server', file))).toBe(true);
  expect(sameOnServices()).not.toContain(file);
});

test('what needs a service is run there, and nobody else leaves anything out', () => {
  const { command } = serverOnServices(undefined, {});
  expect(command).toContain('reference-server/src/redis.ts');
  for (const source of command.filter((each) => each.startsWith('reference-server/'))) {
    expect(existsSync(path.join(root, source))).toBe(true);
  }
  const [server] = checksOf(new Map([['server', undefined]]), { PATH: '/bin' });
  expect(server.env).not.toHaveProperty('TESTS_LEFT_OUT');
});
