import { orderViewers, orderViewing, type OrderViewer } from '@portal/domain/orders';
import { createListeners } from '../listeners/listeners.ts';
import type { LiveConnection } from '../live/live-connection.ts';

/** Who of the staff has which order open. */
export interface OrderViewers {
  /** Those who have this order open, oneself included; the same array while nothing changes. */
  of(orderId: number): readonly OrderViewer[];
  /** Says which order this page shows, also after every reconnect; null: none. */
  show(orderId: number | null): void;
  /** Calls back after every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

const nobody: readonly OrderViewer[] = [];

/** Knows who looks at what while the connection is live, and nothing while it is not. */
export function createOrderViewers(
  live: Pick<LiveConnection, 'on' | 'onStatus' | 'send'>,
): OrderViewers {
  const byOrder = new Map<number, readonly OrderViewer[]>();
  const listeners = createListeners();
  let shown: number | null = null;

  live.on(orderViewers, ({ orderId, viewers }) => {
    if (viewers.length > 0) byOrder.set(orderId, viewers);
    else byOrder.delete(orderId);
    listeners.notify();
  });
  live.onStatus((status) => {
    if (status === 'live') {
      if (shown !== null) live.send(orderViewing, { orderId: shown });
      return;
    }
    byOrder.clear();
    listeners.notify();
  });

  return {
    of: (orderId) => byOrder.get(orderId) ?? nobody,
    show(orderId) {
      shown = orderId;
      live.send(orderViewing, { orderId });
    },
    subscribe: (listener) => listeners.add(listener),
  };
}
