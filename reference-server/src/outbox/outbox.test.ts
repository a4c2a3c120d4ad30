import { describe, expect, it, vi } from 'vitest';
import type { OutboxChannel } from './outbox-row.ts';
import { createOutbox } from './outbox.ts';

/** Nothing is written. */
const nowhere = null as never;

describe('waking the outbox', () => {
  it('wakes the consumers of the channel', () => {
    const outbox = createOutbox(nowhere);
    const add = (channel: OutboxChannel) => {
      const wake = vi.fn();
      outbox.addConsumer({ channel, wake });
      return wake;
    };
    const [live, sms] = [add('live'), add('sms')];
    outbox.wake('sms');
    expect([live.mock.calls.length, sms.mock.calls.length]).toEqual([0, 1]);
  });

  it('does nothing for a channel that nobody sends', () => {
    expect(() => createOutbox(nowhere).wake('iiko')).not.toThrow();
  });
});
