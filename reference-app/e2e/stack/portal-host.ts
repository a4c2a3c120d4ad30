import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startSandbox } from '../../../reference-server/sandbox/sandbox.ts';
import { readConfig } from '../../../reference-server/src/config/config.ts';
import { startPortal } from '../../../reference-server/src/main.ts';
import { openWorkerDatabase } from '../../../reference-server/test/databases/worker-database.ts';

/**
 * A process of portals, each with its sandbox and its database: the next one finds loaded and compiled what the
 * one before it has used, PostgreSQL too, which is most of a start. Each lasts as long as the connection that it
 * was started through: settings come as a line of JSON, and {@link HostedPortal} goes back as another; whoever
 * ends the connection, or is gone, ends the portal.
 */

/** What is said of a portal that has started, or why it has not. */
export type HostedPortal =
  | { readonly url: string; readonly databaseUrl: string; readonly firstAdminLink: string | null }
  | { readonly error: string };

async function serve(connection: Socket): Promise<void> {
  const ended = new Promise((resolve) => connection.once('end', resolve).once('close', resolve));
  connection.on('error', () => undefined);
  const [settings] = (await once(createInterface(connection), 'line')) as [string];
  const stops: (() => Promise<void>)[] = [];
  const answer = await start(JSON.parse(settings) as Settings, stops).catch((error: unknown) => ({
    error: String(error),
  }));
  connection.write(`${JSON.stringify(answer satisfies HostedPortal)}\n`);
  await ended;
  // The sandbox outlives the portal, whose last calls go there, and the database both.
  for (const stop of stops.toReversed()) await stop();
  connection.end();
}

interface Settings extends NodeJS.ProcessEnv {
  readonly DATA_DIR: string;
}

/** @param stops - filled with what ends it, also when it fails half-way */
async function start(settings: Settings, stops: (() => Promise<void>)[]): Promise<HostedPortal> {
  const database = await openWorkerDatabase(path.join(settings.DATA_DIR, 'database'));
  stops.push(() => database.stop());
  const config = await readConfig({ ...settings, DATABASE_URL: database.url });
  const sandbox = await startSandbox({
    port: config.environment.SANDBOX_PORT,
    dataDir: config.dataDir,
    portalUrl: config.localUrl,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  stops.push(() => sandbox.stop());
  const portal = await startPortal({ config, sandbox: sandbox.endpoints });
  // Said twice, it does not wait for callers who are still directed here: there are none.
  stops.push(async () => void (await Promise.all([portal.stop(), portal.stop()])));
  return {
    url: config.publicOrigin,
    databaseUrl: database.url,
    firstAdminLink: portal.firstAdminLink,
  };
}

const server = createServer({ allowHalfOpen: true }, (connection) => void serve(connection));
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
