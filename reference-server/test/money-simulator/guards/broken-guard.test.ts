import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guards } from './guards.ts';
import { simulateInProcess } from '../simulate-in-process.ts';

it.each(Object.entries(guards))('%s stands where it is broken', (_name, places) => {
  const times = places.map(({ file, guarded }) => {
    const source = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
    return source.split(guarded).length - 1;
  });
  expect(times).toEqual(places.map(() => 1));
});

it('finds within three hundred histories that money for a canceled order is kept, and tells it short', async () => {
  const options = { broken: 'late-money', maxFailures: 1 } as const;
  const [failure] = await simulateInProcess(1, 300, options);
  expect(failure?.report).toContain('After it:\n- money of a canceled order was not given back');
  const ownSteps = Number(/its own has (\d+) steps/.exec(failure?.report ?? '')?.[1]);
  expect(failure?.steps).toBeLessThan(ownSteps);
  // An order is placed, its payment begun, paid and the order canceled, with hardly anything besides.
  expect(failure?.steps).toBeLessThanOrEqual(6);
}, 600_000);
