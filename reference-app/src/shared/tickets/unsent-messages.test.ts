import { describe, expect, it, vi } from 'vitest';
import { createUnsentMessages, type UnsentMessage } from './unsent-messages.ts';

function message(clientId: string, errorText: string | null = null): UnsentMessage {
  return {
    draft: { clientId, message: clientId },
    writtenAt: '2026-11-20T10:00:00.000Z',
    errorText,
  };
}

describe('messages that are not sent', () => {
  it('wait in the order they were written, each ticket for itself', () => {
    const unsent = createUnsentMessages();
    unsent.put(1, message('a'));
    unsent.put(1, message('b'));
    unsent.put(2, message('c'));
    expect(unsent.of(1).map(({ draft }) => draft.clientId)).toEqual(['a', 'b']);
    expect(unsent.of(2).map(({ draft }) => draft.clientId)).toEqual(['c']);
  });

  it('keep their place when they fail and are sent again', () => {
    const unsent = createUnsentMessages();
    unsent.put(1, message('a'));
    unsent.put(1, message('b'));
    unsent.put(1, message('a', 'Нет связи'));
    expect(unsent.of(1).map(({ draft, errorText }) => [draft.clientId, errorText])).toEqual([
      ['a', 'Нет связи'],
      ['b', null],
    ]);
  });

  it('are gone once they are sent, and everybody who looks is told', () => {
    const unsent = createUnsentMessages();
    const listener = vi.fn();
    unsent.put(1, message('a'));
    const stop = unsent.subscribe(listener);
    unsent.remove(1, 'a');
    expect(unsent.of(1)).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    unsent.put(1, message('b'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are forgotten with the session', () => {
    const unsent = createUnsentMessages();
    unsent.put(1, message('a'));
    unsent.clear();
    expect(unsent.of(1)).toEqual([]);
  });

  it('stay the same list while nothing changes, so that nothing is drawn anew', () => {
    const unsent = createUnsentMessages();
    expect(unsent.of(3)).toBe(unsent.of(3));
  });
});
