import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Sees to it that closing a server comes to an end, and soon. */
export interface Drain {
  /** Ends connections as soon as they have nothing under way, and all that are left after so long. */
  begin(longestMilliseconds: number): void;
  /** Nothing is left to end. */
  end(): void;
}

const idleCheckMilliseconds = 50;

/** Knows every connection of a server, also those that have become something else than HTTP. */
export function createDrain(server: Server): Drain {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  let idleCheck: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  return {
    begin(longestMilliseconds) {
      idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
      deadline = setTimeout(() => {
        for (const socket of connections) socket.destroy();
      }, longestMilliseconds);
    },
    end() {
      clearInterval(idleCheck);
      clearTimeout(deadline);
    },
  };
}
