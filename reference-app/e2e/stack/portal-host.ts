import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { startSandbox } from '../../../reference-server/sandbox/sandbox.ts';
import { readConfig } from '../../../reference-server/src/config/config.ts';
import { startPortal } from '../../../reference-server/src/main.ts';

/**
 * A process of portals with their sandboxes, as `npm start` joins them: the next one finds loaded and compiled
 * what the one before it has used, which is most of a start. Each lasts as long as the connection that it was
 * started through: settings come as a line of JSON, and {@link HostedPortal} goes back as another; whoever ends
 * the connection, or is gone, ends the portal.
 */

/** What is said of a portal that has started, or why it has not. */
export type HostedPortal =
  | { readonly url: string; readonly firstAdminLink: string | null }
  | { readonly error: string };

async function start(settings: NodeJS.ProcessEnv) {
  const config = await readConfig(settings);
  const sandbox = await startSandbox({
    port: config.environment.SANDBOX_PORT,
    dataDir: config.dataDir,
    portalUrl: config.localUrl,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const portal = await startPortal({ config, sandbox: sandbox.endpoints }).catch(
    async (error: unknown) => {
      await sandbox.stop();
      throw error;
    },
  );
  return {
    answer: { url: config.publicOrigin, firstAdminLink: portal.firstAdminLink },
    // The sandbox outlives the portal, whose last calls go there.
    async stop() {
      await portal.stop();
      await sandbox.stop();
    },
  };
}

async function serve(connection: Socket): Promise<void> {
  const ended = new Promise((resolve) => connection.once('end', resolve).once('close', resolve));
  connection.on('error', () => undefined);
  const [settings] = (await once(createInterface(connection), 'line')) as [string];
  const { answer, stop } = await start(JSON.parse(settings) as NodeJS.ProcessEnv).catch(
    (error: unknown) => ({ answer: { error: String(error) }, stop: async () => undefined }),
  );
  connection.write(`${JSON.stringify(answer satisfies HostedPortal)}\n`);
  await ended;
  await stop();
  connection.end();
}

const server = createServer({ allowHalfOpen: true }, (connection) => void serve(connection));
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
