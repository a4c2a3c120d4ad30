import { describe, expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

describe('listeners', () => {
  it('are each called, in the order they came', () => {
    const listeners = createListeners<[string]>();
    const received: string[] = [];
    listeners.add((value) => received.push(`one ${value}`));
    listeners.add((value) => received.push(`two ${value}`));
    listeners.notify('hello');
    expect(received).toEqual(['one hello', 'two hello']);
  });

  it('may be the same function twice, and stop one by one', () => {
    const listeners = createListeners();
    const listener = vi.fn();
    const stop = listeners.add(listener);
    listeners.add(listener);
    listeners.notify();
    stop();
    stop();
    listeners.notify();
    expect(listener).toHaveBeenCalledTimes(3);
    expect(listeners.size).toBe(1);
  });

  it('that stop while others are called are not called any more', () => {
    const listeners = createListeners();
    const second = vi.fn();
    listeners.add(() => stopSecond());
    const stopSecond = listeners.add(second);
    listeners.notify();
    expect(second).not.toHaveBeenCalled();
  });

  it('that begin while others are called wait for the next time', () => {
    const listeners = createListeners();
    const late = vi.fn();
    listeners.add(() => void listeners.add(late));
    listeners.notify();
    expect(late).not.toHaveBeenCalled();
  });

  it('that throw cost the others nothing, and are reported as uncaught', () => {
    const report = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => undefined);
    const listeners = createListeners();
    const other = vi.fn();
    listeners.add(() => {
      throw new Error('a bug in a listener');
    });
    listeners.add(other);
    listeners.notify();
    expect(other).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toThrow('a bug in a listener');
  });
});
