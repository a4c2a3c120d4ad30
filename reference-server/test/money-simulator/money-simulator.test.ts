import { expect, it } from 'vitest';
import { simulateInProcess } from './simulate-in-process.ts';

// `simulate-many.ts` plays as many as one likes, and goes on where it stopped.
it('three hundred histories of guests, staff and the cabinet leave nothing wrong', async () => {
  const halves = await Promise.all([1, 151].map((first) => simulateInProcess(first, 150)));
  expect(halves.flat().map(({ told }) => told)).toEqual([]);
  // It computes, for half a minute on two cores that do nothing else: only what hangs takes this long.
}, 600_000);
