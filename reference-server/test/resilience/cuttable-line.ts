import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The way to a service, which a test can make fail as networks do. */
export type CuttableLine = Awaited<ReturnType<typeof layCuttableLine>>;

/** Lays a line to the service at `serviceUrl`. */
export async function layCuttableLine(serviceUrl: string) {
  const service = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMilliseconds = 0;

  /** Near ends. */
  const connections = new Set<Socket>();
  const silent = new Set<Socket>();

  const server = createServer((near) => {
    connections.add(near);
    near.on('close', () => connections.delete(near));
    const far = connect(Number(service.port), service.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        silent.delete(one);
        other.destroy();
      });
      let passed = Promise.resolve();
      one.on('data', (chunk) => {
        if (isFrozen || silent.has(near)) return;
        if (delayMilliseconds === 0) {
          other.write(chunk);
          return;
        }
        const due = wait(delayMilliseconds);
        passed = passed.then(async () => {
          await due;
          other.write(chunk);
        });
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(serviceUrl);
  url.host = `127.0.0.1:${port}`;

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    /** The service's address by way of this line. */
    url: url.href,
    /** Ends every connection and takes no further one. */
    cut,
    /** Passes nothing on any more, and says nothing of it. */
    freeze() {
      isFrozen = true;
    },
    /** Passes nothing on any more on the connections there are, and says nothing of it: new ones work. */
    silence() {
      for (const near of connections) silent.add(near);
    },
    /** How many of those that fell silent are still held. */
    silent: (): number => silent.size,
    /** Passes everything on so much later, in order. */
    delay(milliseconds: number) {
      delayMilliseconds = milliseconds;
    },
    /** Makes it whole again. */
    async mend() {
      isFrozen = false;
      delayMilliseconds = 0;
      // What was swallowed is missing on the connections of before.
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listen(port);
    },
    stop: cut,
  };
}
