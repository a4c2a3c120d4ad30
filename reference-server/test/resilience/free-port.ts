import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems lend to outgoing connections (from 32,768 on Linux, 49,152 elsewhere), and
 * above the last one that browsers refuse to open (10,080).
 */
const lowest = 11_000;
/** Each is two ports: the one that is given, and the one above it, which says that it is given. */
const pairs = 10_000;
/** Where this process looks next; others begin elsewhere, so that few have to look twice. */
let next = (process.pid * 8) % pairs;

/**
 * A port of this process's own until it ends, for what must be told its address before it starts.
 *
 * Not an ephemeral one: some seconds pass until it is listened on, and in them any outgoing connection
 * of a machine that is busy with tests might be given that very port. And reserved by listening on its
 * neighbour: a portal that was killed to be started again leaves its port free for a while, in which
 * another process of the tests would be told the same. The system lets go of the neighbour however
 * this process ends.
 *
 * @throws Error where no pair is free.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < pairs; tried++) {
    const port = lowest + 2 * next;
    next = (next + 1) % pairs;
    const reservation = await listening(port + 1);
    if (!reservation) continue;
    const itself = await listening(port);
    if (!itself) {
      reservation.close();
      continue;
    }
    itself.close();
    await once(itself, 'close');
    reservation.unref();
    return port;
  }
  throw new Error(`No two neighbouring ports from ${lowest} on are free.`);
}

/** A server on this port, or null where something else has it. */
async function listening(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
}
