import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createOwnDatabase } from '../../test/databases/own-database.ts';
import { warnOfClockSkew } from './clock-skew.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createOwnDatabase());

it.each([
  [0, false],
  [90_000, true],
  [-90_000, true],
])('a clock that is %i ms fast is warned of: %s', async (fast, isWarned) => {
  const log = pino({ level: 'silent' });
  const warned = vi.spyOn(log, 'warn');
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + fast);
  const skew = await warnOfClockSkew(test.prisma, log);
  expect(Math.abs(skew - fast)).toBeLessThan(1000);
  expect(warned).toHaveBeenCalledTimes(isWarned ? 1 : 0);
});
