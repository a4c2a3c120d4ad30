import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OrderViewer } from '@portal/domain/orders';
import pino from 'pino';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { roleRoom, type LiveServer } from '../connected-client.ts';
import { createOrderViewingWatch } from './order-viewing.ts';

it('whoever comes while other instances are asked is told as well that somebody went', async () => {
  const httpServer = createServer().listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const server: LiveServer = new Server(httpServer);
  vi.spyOn(server, 'serverSideEmit').mockReturnValue(true);
  const ask = server.in.bind(server);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  vi.spyOn(server, 'in').mockImplementation((rooms) => {
    const operator = ask(rooms);
    const fetch = operator.fetchSockets.bind(operator);
    operator.fetchSockets = async () => {
      const found = await fetch();
      isHeld = found.some(({ data }) => data.viewedOrderId !== null);
      if (isHeld) await held.promise;
      return found;
    };
    return operator;
  });
  const watch = createOrderViewingWatch({
    ...{ server, isCluster: true, log: pino({ level: 'silent' }) },
    names: async (identities) => new Map([...identities].map((identity) => [identity, identity])),
  });
  server.on('connection', (socket) => {
    const identity = String(socket.handshake.auth['identity']);
    Object.assign(socket.data, { identity, role: 'admin', viewedOrderId: null, name: null });
    void socket.join(roleRoom('admin'));
    watch.follow(socket);
  });
  watch.start();
  const { port } = httpServer.address() as AddressInfo;
  const connect = async (identity: string) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      ...{ forceNew: true, transports: ['websocket'], auth: { identity } },
    });
    const updates: OrderViewer[][] = [];
    socket.on('orderViewers', ({ viewers }: { viewers: OrderViewer[] }) => updates.push(viewers));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, updates };
  };
  const viewer = await connect('admin_a');
  viewer.socket.emit('orderViewing', { orderId: 5 });
  await eventually(() => expect(isHeld).toBe(true));
  const newcomer = await connect('admin_b');
  onTestFinished(async () => {
    newcomer.socket.disconnect();
    await watch.stop();
    await server.close();
  });
  viewer.socket.disconnect();
  await eventually(() => expect(server.sockets.sockets.size).toBe(1));
  held.resolve();
  const gone = [[{ id: 'a', name: 'admin_a' }], []];
  await eventually(() => expect(newcomer.updates).toEqual(gone), { seconds: 5 });
});
