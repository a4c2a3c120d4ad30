import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createStatementNames, defineStatement } from './statement.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());

it('hands typed values over and typed rows back, inside a transaction and outside', async () => {
  const at = new Date('2026-07-01T10:00:00.5Z');
  const echo = defineStatement<
    [number, string, bigint, Date, readonly number[], string, null],
    {
      amount: number;
      name: string;
      id: bigint;
      at: Date;
      positions: number[];
      payload: unknown;
      nothing: string | null;
    }
  >(
    `SELECT $1::int AS amount, $2::text AS name, $3::bigint AS id, $4::timestamptz AS at,
            $5::int[] AS positions, $6::jsonb AS payload, $7::text AS nothing`,
  );
  const values = [150, 'Анна', 9_007_199_254_740_993n, at, [1, 2], '{"a":[1]}', null] as const;
  const expected = [
    {
      amount: 150,
      name: 'Анна',
      id: 9_007_199_254_740_993n,
      at,
      positions: [1, 2],
      payload: { a: [1] },
      nothing: null,
    },
  ];
  expect(await echo(test.prisma, ...values)).toEqual(expected);
  const inside = test.prisma.$transaction((transaction) => echo(transaction, ...values));
  expect(await inside).toEqual(expected);
});

it('survives many different statements on the connections of one pool', async () => {
  const sums = Array.from({ length: 200 }, (_, index) => {
    const add = defineStatement<[number], { sum: number }>(
      `SELECT $1::int + ${String(index % 20)} AS sum`,
    );
    return add(test.prisma, index);
  });
  const rows = (await Promise.all(sums)).flat();
  expect(rows.map(({ sum }) => sum)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + (index % 20)),
  );
});

it('gives a text one name, and no names past a bound', () => {
  const nameOf = createStatementNames();
  const first = nameOf({ sql: 'SELECT 1' });
  expect(first).not.toBe('');
  expect(nameOf({ sql: 'SELECT 2' })).not.toBe(first);
  for (let index = 0; index < 2_000; index += 1) nameOf({ sql: `SELECT ${String(index)} AS n` });
  expect(nameOf({ sql: 'SELECT 1' })).toBe(first);
  expect(nameOf({ sql: 'SELECT 1999 AS n' })).toBe('');
});
