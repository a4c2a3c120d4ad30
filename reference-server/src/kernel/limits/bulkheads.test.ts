import { isBulkheadRejectedError } from 'cockatiel';
import { expect, it } from 'vitest';
import { createBulkheads, whenFull } from './bulkheads.ts';

it('lets one in at a time at each key, in their order, and turns away who cannot even wait', async () => {
  const inTurn = createBulkheads(1, 1);
  const entered: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = (key: string, visitor: string) =>
    inTurn(key, async () => {
      entered.push(visitor);
      await new Promise<void>((resolve) => leave.set(visitor, resolve));
      return visitor;
    });
  const first = enter('a', 'first');
  const second = enter('a', 'second');
  const third = enter('a', 'third').catch(isBulkheadRejectedError);
  const other = enter('b', 'other');
  expect(await third).toBe(true);
  expect(entered).toEqual(['first', 'other']);
  leave.get('first')!();
  expect(await first).toBe('first');
  expect(entered).toEqual(['first', 'other', 'second']);
  leave.get('second')!();
  leave.get('other')!();
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(await inTurn('a', async () => 'later')).toBe('later');
});

it('gives the place of work that failed to the next', async () => {
  const inTurn = createBulkheads(1, 1);
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'in');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('in');
});

it('refuses who finds it full, and nobody else', async () => {
  const inTurn = createBulkheads(1, 0);
  const refusal = whenFull('UNAVAILABLE', 5);
  const failing = inTurn('a', () => Promise.reject(new Error('no'))).catch(refusal);
  await expect(inTurn('a', async () => 'in').catch(refusal)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    options: { retryAfterSeconds: 5 },
  });
  await expect(failing).rejects.toThrow('no');
});
