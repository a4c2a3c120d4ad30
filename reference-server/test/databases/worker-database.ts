import { openCluster } from '../../src/db/embedded/cluster.ts';
import { embeddedUrl } from '../../src/db/embedded/running-database.ts';
import { serveSession } from '../../src/db/embedded/session-server.ts';
import { connectLocally } from './local-socket.ts';

const queues = new Map<string, () => string[]>();

/** Who has and who waits for the sessions of the databases in this process, a line each. */
export function workerQueues(): string[] {
  return [...queues].flatMap(([name, queue]) => queue().map((line) => `${name}: ${line}`));
}

/**
 * Opens the embedded database of a folder in this process. Over `stream` a statement costs half of what it
 * costs over a socket to another process; `url` is for everybody else.
 */
export async function openWorkerDatabase(folder: string) {
  const database = await openCluster(folder);
  const server = await serveSession({ database, port: 0 });
  const url = embeddedUrl(server.port);
  queues.set(url, () => server.queue());
  return {
    url,
    stream: () => connectLocally(server.accept),
    async stop() {
      queues.delete(url);
      await server.stop();
      await database.close();
    },
  };
}
