import { expect, it } from 'vitest';
import { simulateInProcess } from './simulate-in-process.ts';

// `simulate-many.ts` plays as many as one likes, and goes on where it stopped. Nothing slow twice: on a
// real server come others.
const { from, count } = process.env['DATABASE_URL']
  ? { from: 101, count: 100 }
  : { from: 1, count: 100 };

it(`${count} histories of guests, staff and the cabinet leave nothing wrong`, async () => {
  const half = count / 2;
  const halves = await Promise.all(
    [from, from + half].map((first) => simulateInProcess(first, half)),
  );
  expect(halves.flat().map(({ report }) => report)).toEqual([]);
  // It computes, for ten seconds on two cores that do nothing else: only what hangs takes this long.
}, 600_000);
