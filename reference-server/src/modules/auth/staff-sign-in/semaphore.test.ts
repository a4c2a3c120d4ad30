import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('lets so many in at a time, in their order, and turns away who cannot even wait', async () => {
  const semaphore = createSemaphore(2, 2);
  const entered: number[] = [];
  const leave: (() => void)[] = [];
  const passes = [0, 1, 2, 3, 4].map((visitor) =>
    semaphore.pass(async () => {
      entered.push(visitor);
      await new Promise<void>((resolve) => (leave[visitor] = resolve));
      return visitor;
    }),
  );
  expect(await passes[4]).toBe('full');
  expect(entered).toEqual([0, 1]);
  leave[0]!();
  expect(await passes[0]).toBe(0);
  await Promise.resolve();
  expect(entered).toEqual([0, 1, 2]);
  for (const visitor of [1, 2]) leave[visitor]!();
  await Promise.all([passes[1], passes[2]]);
  leave[3]!();
  expect(await passes[3]).toBe(3);
  const later = semaphore.pass(async () => 'in');
  expect(await later).toBe('in');
});

it('gives the place of work that failed to the next', async () => {
  const semaphore = createSemaphore(1, 1);
  const failing = semaphore.pass(() => Promise.reject(new Error('no')));
  const next = semaphore.pass(async () => 'in');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('in');
});
