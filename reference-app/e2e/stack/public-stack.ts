import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createEmptyTestDatabase } from '../../../reference-server/test/databases/own-database.ts';
import { certify, createTlsProxy } from '../../../reference-server/test/fixtures/tls-proxy.ts';
import { freePort } from '../../../reference-server/test/resilience/free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A portal in production, as the guide sets one up. */
export interface PublicStack {
  /** Where guests and staff go, by https; nobody vouches for its certificate. */
  readonly origin: string;
  /** All that the first start has said. */
  readonly output: string;
  stop(): Promise<void>;
}

/**
 * Follows the guide's first start in production: an empty database, the variables it names, a proxy with TLS in
 * front, `npm start`.
 *
 * @throws Error with what the portal said, when it does not become ready.
 */
export async function startPublicStack(): Promise<PublicStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-public-'));
  const database = await createEmptyTestDatabase();
  const port = await freePort();
  const proxy = createTlsProxy(await certify(), { target: () => `http://127.0.0.1:${port}` });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const origin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  const portal = spawn('npm', ['start'], {
    cwd: root,
    // A group of its own: npm passes a signal on to the shell of its script, and no further.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ NODE_ENV: 'production', PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: '1' },
      DATABASE_URL: database.url,
      SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
      OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
      SMS_RU_API_ID: 'live-id',
      ...{ YOOKASSA_SHOP_ID: '100001', YOOKASSA_SECRET_KEY: 'live_key' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  async function stop(): Promise<void> {
    if (portal.pid !== undefined && portal.exitCode === null && portal.signalCode === null) {
      const exited = once(portal, 'exit');
      process.kill(-portal.pid, 'SIGTERM');
      await exited;
    }
    proxy.close().closeAllConnections();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    return { origin, output: await untilReady(portal), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** All that the portal has said when it can be used. */
async function untilReady({
  stdout,
  stderr,
}: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = '';
  stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  for await (const line of createInterface(stdout)) {
    output += `${line}\n`;
    if (!line.startsWith('Portal ready: ')) continue;
    stdout.resume();
    return output;
  }
  throw new Error(`The portal ended before it was ready. It said:\n${output}`);
}
