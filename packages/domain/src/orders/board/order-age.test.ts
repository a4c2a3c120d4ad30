import { describe, expect, it } from 'vitest';
import { orderAge } from './order-age.ts';

const since = new Date('2026-11-22T10:00:00Z');
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);

describe('the age of an order', () => {
  it.each([
    ['new', 2.99, 'timely', 3],
    ['new', 3, 'late', 7],
    ['new', 7, 'alarming', null],
    ['inwork', 19, 'timely', 20],
    ['inwork', 20, 'late', 35],
    ['delivered', 30, 'alarming', null],
    ['done', 10_000, 'timely', null],
    ['canceled', 10_000, 'timely', null],
  ] as const)('in %s for %d minutes is %s', (status, minutes, urgency, growsAfter) => {
    expect(orderAge(status, since.toISOString(), after(minutes))).toEqual({
      urgency,
      minutes: Math.floor(minutes),
      growsAt: growsAfter === null ? null : after(growsAfter),
    });
  });

  it('is never below zero, though clocks differ', () => {
    expect(orderAge('new', since, after(-2))).toMatchObject({ urgency: 'timely', minutes: 0 });
  });
});
