import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const idleCheckMilliseconds = 50;
/** A crowd that comes without a pause is not waited for. */
const maxBacklogTurns = 100;

/** Sees to it that closing a server turns nobody away who was let in, comes to an end, and soon. */
export function createDrain(server: Server) {
  const connections = new Set<Socket>();
  let accepted = 0;
  let grace: PromiseWithResolvers<void> | undefined;
  let idleCheck: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  server.on('connection', (socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (_request, response) => {
    if (grace) response.setHeader('Connection', 'close');
  });

  /** The kernel resets what it has connected and nobody has accepted when the server closes. */
  async function acceptBacklog(): Promise<void> {
    for (let turn = 0, known = -1; accepted > known && turn < maxBacklogTurns; turn += 1) {
      known = accepted;
      // The second comes after a whole look at the sockets.
      for (let each = 0; each < 2; each += 1) await new Promise((go) => setImmediate(go));
    }
  }

  return {
    /** Whether the end has begun: callers are still served, and should go elsewhere. */
    get hasBegun(): boolean {
      return grace !== undefined;
    },
    /**
     * Begins the end. Goes on accepting for so long, since whoever directs callers elsewhere has to notice
     * first; not when it is called again meanwhile.
     */
    async begin(graceMilliseconds: number) {
      if (grace) {
        grace.resolve();
        return;
      }
      grace = Promise.withResolvers<void>();
      const isOver = setTimeout(grace.resolve, graceMilliseconds);
      await grace.promise;
      clearTimeout(isOver);
      await acceptBacklog();
    },
    /** Ends connections as soon as they have nothing under way, and all that are left after so long. */
    endConnections(maxMilliseconds: number) {
      idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
      deadline = setTimeout(() => {
        for (const socket of connections) socket.destroy();
      }, maxMilliseconds);
    },
    /** Nothing is left to end. */
    end() {
      clearInterval(idleCheck);
      clearTimeout(deadline);
    },
  };
}
