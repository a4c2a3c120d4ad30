import { expect } from 'vitest';

/**
 * Holds an answer against a documented sample: every field of the sample is there with a value of the
 * same kind. `null` in the sample stands for anything, and a list is like its first sample.
 */
export function expectLike(answer: unknown, sample: unknown, place = 'answer'): void {
  if (sample === null) {
    expect(answer, place).not.toBeUndefined();
  } else if (Array.isArray(sample)) {
    expect(Array.isArray(answer), `${place} is a list`).toBe(true);
    const items = answer as unknown[];
    if (sample.length > 0) expect(items.length, `${place} holds something`).toBeGreaterThan(0);
    if (sample.length > 0) {
      items.forEach((item, index) => expectLike(item, sample[0], `${place}[${index}]`));
    }
  } else if (typeof sample === 'object') {
    expect(typeof answer, place).toBe('object');
    expect(answer, place).not.toBeNull();
    for (const [field, value] of Object.entries(sample)) {
      expectLike((answer as Record<string, unknown>)[field], value, `${place}.${field}`);
    }
  } else {
    expect(typeof answer, place).toBe(typeof sample);
  }
}
