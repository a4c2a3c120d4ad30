import { describe, expect, it } from 'vitest';
import { createEventAllowance } from './event-allowance.ts';

describe('an event allowance', () => {
  it('lets so many through in a second, and again in the next', () => {
    let milliseconds = 5000;
    const allowance = createEventAllowance(3, () => milliseconds);
    const spendFour = () => Array.from({ length: 4 }, () => allowance.spend());
    expect(spendFour()).toEqual([true, true, true, false]);
    milliseconds += 999;
    expect(allowance.spend()).toBe(false);
    milliseconds += 1;
    expect(spendFour()).toEqual([true, true, true, false]);
  });
});
