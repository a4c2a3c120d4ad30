import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventBatch } from './event-batch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('gathered news', () => {
  it('are told at once, and in one go when they come in a rush', () => {
    const deliver = vi.fn();
    const events = createEventBatch<number>(deliver, 12_000);
    for (let order = 1; order <= 30; order += 1) {
      events.add(order);
      vi.advanceTimersByTime(300);
    }
    expect(deliver.mock.calls).toEqual([[[1]]]);
    vi.advanceTimersByTime(3_000);
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(deliver.mock.lastCall?.[0]).toHaveLength(29);
  });

  it('are told at once again after a quiet time', () => {
    const deliver = vi.fn();
    const events = createEventBatch<number>(deliver, 12_000);
    events.add(1);
    vi.advanceTimersByTime(12_000);
    events.add(2);
    expect(deliver.mock.calls).toEqual([[[1]], [[2]]]);
  });

  it('are kept to itself once it is stopped', () => {
    const deliver = vi.fn();
    const events = createEventBatch<number>(deliver, 12_000);
    events.add(1);
    events.add(2);
    events.stop();
    vi.advanceTimersByTime(60_000);
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});
