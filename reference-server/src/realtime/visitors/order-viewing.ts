import { staffIdOf } from '@portal/domain/audit';
import { orderViewers, orderViewing, type OrderViewer } from '@portal/domain/orders';
import type { Logger } from 'pino';
import type { VisitorNames } from '../../ports/presence.ts';
import { createAnnouncing } from '../events/announcing.ts';
import {
  roleRoom,
  type ConnectedClient,
  type LiveServer,
  type LiveSocket,
} from '../connected-client.ts';
import { createConnectionReader } from '../connections.ts';

/** What announcing viewers works with. */
export interface OrderViewingOptions {
  readonly server: LiveServer;
  /** Whether there are other instances to query and to notify. */
  readonly isCluster: boolean;
  readonly names: VisitorNames;
  readonly log: Logger;
}

const REST_MILLISECONDS = 200;
const { roles } = orderViewers.audience;
const rooms = roles.map(roleRoom);

/** Viewers of orders, and the events to staff about them. */
export function createOrderViewingWatch(options: OrderViewingOptions) {
  const { server, names, log } = options;
  const newcomers = new Set<LiveSocket>();
  let announced = new Map<number, OrderViewer[]>();

  const announcing = createAnnouncing({
    ...options,
    name: 'order viewing',
    change: 'orderViewingChange',
    restMilliseconds: REST_MILLISECONDS,
    announce,
  });
  const { start, stop, noteChange, stopping } = announcing;
  const connections = createConnectionReader({ ...options, stopping });

  /** To those on this instance; the others have an instance of theirs. */
  async function announce(): Promise<void> {
    if (!rooms.some((room) => server.sockets.adapter.rooms.has(room))) return;
    const present = viewersAmong(await connections(rooms));
    // With those who came meanwhile: from here on they are told of every change.
    const unaware = [...newcomers];
    newcomers.clear();
    const known = server.local.to(rooms).except(unaware.map(({ id }) => id));
    for (const orderId of new Set([...announced.keys(), ...present.keys()])) {
      const viewers = present.get(orderId) ?? [];
      if (isSame(viewers, announced.get(orderId) ?? [])) continue;
      known.emit(orderViewers.name, orderViewers.payload.parse({ orderId, viewers }));
    }
    announced = present;
    for (const [orderId, viewers] of present) {
      for (const socket of unaware) socket.emit(orderViewers.name, { orderId, viewers });
    }
  }

  async function show(socket: LiveSocket, orderId: number | null): Promise<void> {
    const { data } = socket;
    const { identity } = data;
    data.viewedOrderId = orderId;
    if (orderId !== null && identity !== null) {
      data.name ??= (await names([identity], { withGuests: false })).get(identity) ?? null;
    }
    noteChange();
  }

  return {
    start,
    stop,
    /** Hears from then on which order this connection shows; only of those who may see orders. */
    follow(socket: LiveSocket) {
      if (!roles.some((role) => role === socket.data.role)) return;
      newcomers.add(socket);
      announcing.wake();
      socket.on(orderViewing.name, (payload: unknown) => {
        const message = orderViewing.payload.safeParse(payload);
        if (!message.success) return;
        show(socket, message.data.orderId).catch((error: unknown) => {
          log.warn({ err: error }, 'nobody was told who looks at an order');
        });
      });
      socket.on('disconnect', () => {
        newcomers.delete(socket);
        if (socket.data.viewedOrderId !== null) noteChange();
      });
    },
  };
}

/** Who looks at what, each person once, sorted by id. */
function viewersAmong(connections: readonly ConnectedClient[]): Map<number, OrderViewer[]> {
  const byOrder = new Map<number, Map<string, OrderViewer>>();
  for (const { identity, viewedOrderId, name } of connections) {
    const id = identity && staffIdOf(identity);
    if (!id || viewedOrderId === null || name === null) continue;
    const viewers = byOrder.get(viewedOrderId) ?? new Map<string, OrderViewer>();
    byOrder.set(viewedOrderId, viewers.set(id, { id, name }));
  }
  const byId = (one: OrderViewer, other: OrderViewer) => (one.id < other.id ? -1 : 1);
  return new Map(
    [...byOrder].map(([orderId, viewers]) => [orderId, [...viewers.values()].sort(byId)]),
  );
}

function isSame(one: readonly OrderViewer[], other: readonly OrderViewer[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
