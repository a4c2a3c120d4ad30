import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withConnection } from '../../../reference-server/src/db/embedded/single-connection.ts';
import { firstMessage } from '../../../reference-server/src/first-message.ts';
import { endProcess } from '../../../reference-server/src/supervise.ts';
import {
  copyEmbeddedTemplate,
  copyFolder,
} from '../../../reference-server/test/databases/template.ts';
import { freePort } from '../../../reference-server/test/resilience/free-port.ts';
import type { HostedPortal } from './portal-host.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Only what hangs takes longer, however busy the machine. */
const startSeconds = 240;
const smsSeconds = 60;
/** Names the folder of a portal that has written its demo hotel, for those of a run to begin with. */
export const demoVariable = 'JOURNEYS_DEMO';
/** Names the ports of processes of portals, one for each worker. */
export const hostsVariable = 'JOURNEYS_HOSTS';

/** A reserve as far as journeys look at it. */
interface Reserve {
  readonly id: string;
  readonly creationStatus: string;
}

/** A process of portals that follow each other. */
interface PortalHost {
  readonly port: number;
  stop(): Promise<void>;
}

/** The portal as `npm start` runs it, on ports and data of its own. */
export interface Stack {
  /** Where guests and staff go. */
  readonly url: string;
  /** Where the sandbox is looked into and steered. */
  readonly sandboxUrl: string;
  readonly staffPassword: string;
  /** Makes the first admin, where there is no staff. */
  readonly firstAdminLink: string | null;
  /** The next code that is sent to a phone. */
  codeFor(phone: string): Promise<string>;
  /** The bank does this with every payment that waits for the guest. */
  settlePayments(how: 'succeed' | 'hold'): Promise<void>;
  /** The bank gives up every payment that waits for the guest. */
  cancelPayments(): Promise<void>;
  /** The kitchen has run out of these dishes, by name, and of nothing else. */
  stopDishes(...names: string[]): Promise<void>;
  /** Reserves as the restaurant's system holds them, newest last. */
  reserves(): Promise<Reserve[]>;
  /** Whether the restaurant's till answers: while it does not, it accepts no reserve. */
  setTill(state: 'online' | 'offline'): Promise<void>;
  /** Changes what lies in its database, as time that passes would. */
  changeRows(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Ends it; what it has kept goes to that folder, where one is named, or is gone. */
  stop(keepIn?: string): Promise<void>;
}

/**
 * Starts the portal with its sandbox and demo data.
 *
 * @param prepare - fills the portal's folder before it is started
 * @param environment - variables besides those of every journey
 * @throws Error with what the portal said, when it does not become ready.
 */
export async function startStack(
  prepare?: (dataDir: string) => Promise<void>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-journeys-'));
  const demo = process.env[demoVariable];
  if (demo && !prepare) {
    await copyFolder(demo, dataDir);
  } else {
    await copyEmbeddedTemplate(path.join(dataDir, 'database'));
    await prepare?.(dataDir);
  }
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const sandbox = `http://127.0.0.1:${sandboxPort}/__sandbox`;
  const staffPassword = 'journeys-only';
  const { host, connection } = await findHost();
  // Nothing of the machine's own settings: no database, no provider but the sandbox.
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    DEMO_STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'error',
    SMS_PER_ADDRESS_PER_HOUR: '1000',
    SMS_PER_ADDRESS_PER_DAY: '1000',
    LIVE_CONNECTIONS_PER_NETWORK: '5000',
    LIVE_HANDSHAKES_PER_MINUTE: '5000',
    ...environment,
  };

  async function stop(keepIn?: string): Promise<void> {
    if (!connection.closed) await once(connection.resume().end(), 'close');
    await host.stop();
    if (keepIn) await rename(dataDir, keepIn);
    else await rm(dataDir, { recursive: true, force: true });
  }

  try {
    connection.write(`${JSON.stringify(settings)}\n`);
    const portal = JSON.parse(await firstLine(connection)) as HostedPortal;
    if ('error' in portal) throw new Error(portal.error);
    const { url, databaseUrl, firstAdminLink } = portal;
    return {
      url,
      firstAdminLink,
      sandboxUrl: sandbox,
      staffPassword,
      codeFor: codeReader(sandbox),
      settlePayments: (how) => steerPayments(sandbox, how),
      cancelPayments: () => steerPayments(sandbox, 'cancel'),
      stopDishes: (...names) => stopDishes(sandbox, names),
      reserves: async () => (await (await fetch(`${sandbox}/iiko/reserves`)).json()) as Reserve[],
      setTill: (state) => put(sandbox, 'iiko/settings', { isPosOnline: state === 'online' }),
      changeRows: (sql, values) => changeRows(databaseUrl, sql, values),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function changeRows(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const { rowCount } = await withConnection(url, (client) => client.query(sql, [...values]));
  if (!rowCount) throw new Error(`No row is such: ${sql}`);
}

/**
 * The process of portals for whoever asks: its own of each worker of the journeys, and a new one outside of them or
 * where that has died.
 */
async function findHost(): Promise<{ host: PortalHost; connection: Socket }> {
  const ports = process.env[hostsVariable]?.split(',') ?? [];
  const port = ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  const workers = port && { port: Number(port), stop: async () => undefined };
  const found = workers && (await connectTo(workers).catch(() => undefined));
  return found || connectTo(await startHost());
}

async function connectTo(host: PortalHost): Promise<{ host: PortalHost; connection: Socket }> {
  // One that breaks is closed, which is what is looked at.
  const connection = connect(host.port, '127.0.0.1').on('error', () => undefined);
  await once(connection, 'connect');
  return { host, connection };
}

/** Starts a process in which portals follow each other. */
export async function startHost(): Promise<PortalHost> {
  const child = fork(fileURLToPath(new URL('portal-host.ts', import.meta.url)), {
    cwd: root,
    // PostgreSQL is compiled once, plainly, as in the process of an embedded database.
    execArgv: ['--conditions=@portal/source', '--liftoff-only'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await firstMessage<number>(child, startSeconds * 1000);
  return { port, stop: () => endProcess(child) };
}

async function firstLine(connection: Socket): Promise<string> {
  for await (const line of createInterface(connection)) return line;
  throw new Error('The process of portals has ended. What it said stands above.');
}

/** Reads codes out of the SMS sandbox, each once, so that an old one is never taken for the new. */
function codeReader(sandbox: string): (phone: string) => Promise<string> {
  const readOf = new Map<string, number>();
  return async (phone) => {
    const read = readOf.get(phone) ?? 0;
    const deadline = Date.now() + smsSeconds * 1000;
    while (Date.now() < deadline) {
      const response = await fetch(`${sandbox}/sms?to=${encodeURIComponent(phone)}`);
      const messages = (await response.json()) as { text: string }[];
      const code = /\d{4,6}$/.exec(messages[read]?.text ?? '')?.[0];
      if (code !== undefined) {
        readOf.set(phone, read + 1);
        return code;
      }
      await wait(50);
    }
    throw new Error(`No code was sent to ${phone} within ${smsSeconds} s.`);
  };
}

async function steerPayments(sandbox: string, how: 'succeed' | 'hold' | 'cancel'): Promise<void> {
  const response = await fetch(`${sandbox}/yookassa/payments`);
  const payments = (await response.json()) as { id: string; status: string }[];
  for (const { id, status } of payments) {
    if (status !== 'pending') continue;
    await fetch(`${sandbox}/yookassa/payments/${id}/${how}`, { method: 'POST' });
  }
}

async function stopDishes(sandbox: string, names: readonly string[]): Promise<void> {
  const response = await fetch(`${sandbox}/iiko/dishes`);
  const dishes = (await response.json()) as { id: string; name: string }[];
  const productIds = dishes.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  if (productIds.length !== names.length) throw new Error(`Not all are dishes: ${names.join()}`);
  await put(sandbox, 'iiko/stop-list', { productIds });
}

async function put(sandbox: string, control: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox}/${control}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${control} answered ${response.status}.`);
}
