import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventBatch } from './event-batch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('gathered news', () => {
  it('are told at once, and in one go when they come in a rush', () => {
    const tell = vi.fn();
    const news = createEventBatch<number>(tell, 12_000);
    for (let order = 1; order <= 30; order += 1) {
      news.add(order);
      vi.advanceTimersByTime(300);
    }
    expect(tell.mock.calls).toEqual([[[1]]]);
    vi.advanceTimersByTime(3_000);
    expect(tell).toHaveBeenCalledTimes(2);
    expect(tell.mock.lastCall?.[0]).toHaveLength(29);
  });

  it('are told at once again after a quiet time', () => {
    const tell = vi.fn();
    const news = createEventBatch<number>(tell, 12_000);
    news.add(1);
    vi.advanceTimersByTime(12_000);
    news.add(2);
    expect(tell.mock.calls).toEqual([[[1]], [[2]]]);
  });

  it('are kept to itself once it is stopped', () => {
    const tell = vi.fn();
    const news = createEventBatch<number>(tell, 12_000);
    news.add(1);
    news.add(2);
    news.stop();
    vi.advanceTimersByTime(60_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
