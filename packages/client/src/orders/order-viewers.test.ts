import type { LiveEvent } from '@portal/domain/contract';
import { describe, expect, it, vi } from 'vitest';
import type { LiveConnection, LiveStatus } from '../live/live-connection.ts';
import { createOrderViewers } from './order-viewers.ts';

function startViewers() {
  let emit: (payload: never) => void = () => undefined;
  let become: (status: LiveStatus) => void = () => undefined;
  const send = vi.fn();
  const viewers = createOrderViewers({
    on: (_: LiveEvent, listener: typeof emit) => {
      emit = listener;
      return () => undefined;
    },
    onStatus: (listener) => {
      become = listener;
      return () => undefined;
    },
    send: send as LiveConnection['send'],
  });
  return {
    viewers,
    sentPayloads: () => send.mock.calls.map(([, payload]) => payload as unknown),
    emit: (orderId: number, ...ids: string[]) =>
      emit({ orderId, viewers: ids.map((id) => ({ id, name: id })) } as never),
    become: (status: LiveStatus) => become(status),
  };
}

describe('viewers of orders', () => {
  it('are as they were told last, and the same array until then', () => {
    const { viewers, emit } = startViewers();
    const changed = vi.fn();
    viewers.subscribe(changed);
    emit(7, 'anna');
    emit(8, 'boris');
    expect(viewers.of(7)).toEqual([{ id: 'anna', name: 'anna' }]);
    expect(viewers.of(7)).toBe(viewers.of(7));
    emit(7);
    expect(viewers.of(7)).toBe(viewers.of(9));
    expect(viewers.of(8)).toHaveLength(1);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('are unknown while there is no connection, and told anew after it', () => {
    const { viewers, emit, become } = startViewers();
    emit(7, 'anna');
    become('waiting');
    expect(viewers.of(7)).toEqual([]);
    become('live');
    emit(7, 'boris');
    expect(viewers.of(7)).toHaveLength(1);
  });

  it('hear what this page shows, again after every reconnect', () => {
    const { viewers, sentPayloads, become } = startViewers();
    viewers.show(7);
    become('waiting');
    become('live');
    viewers.show(null);
    become('waiting');
    become('live');
    expect(sentPayloads()).toEqual([{ orderId: 7 }, { orderId: 7 }, { orderId: null }]);
  });
});
