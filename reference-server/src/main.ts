import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '../demo/seed.ts';
import type { Config } from './config/config.ts';
import { createContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createLog } from './log.ts';
import { hashPassword } from './modules/auth/password-hash.ts';
import { createProviders, type StandIns } from './providers.ts';

/** How one instance of the portal is started. */
export interface PortalStart {
  readonly config: Config;
  /** What stands in for providers without credentials; null where each must have them. */
  readonly standIns: StandIns | null;
  /** Whether an empty database is filled with the demo hotel. */
  readonly demo: boolean;
}

/** A portal that listens. */
export interface RunningPortal {
  /** The address it listens on. */
  readonly url: string;
  /** Takes no further calls, ends those under way, and leaves everything else to the next start. */
  stop(): Promise<void>;
}

const appDir = fileURLToPath(new URL('../../reference-app/dist', import.meta.url));
const picturesDir = fileURLToPath(new URL('../demo/pictures/out', import.meta.url));

/**
 * Opens the database, applies migrations, joins everything and listens.
 *
 * @throws Error when the database cannot be had or the port is taken, saying what to do.
 */
export async function startPortal({ config, standIns, demo }: PortalStart): Promise<RunningPortal> {
  const { environment, dataDir } = config;
  const log = createLog(environment.LOG_LEVEL);
  const database = await openDatabase(
    environment.DATABASE_URL
      ? { url: environment.DATABASE_URL }
      : { embedded: { folder: join(dataDir, 'database') } },
    { onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost') },
  );
  const httpServer = createServer();
  try {
    if (demo) {
      const staffPassword = environment.DEMO_STAFF_PASSWORD;
      await seedDemo(database.prisma, { staffPassword, hashPassword });
    }
    const context = await createContext({
      config,
      database,
      providers: createProviders(environment, standIns),
      log,
      httpServer,
      pages: { appDir, demoPicturesDir: demo ? picturesDir : null },
    });
    httpServer.listen(environment.PORT, environment.HOST);
    await once(httpServer, 'listening').catch((cause: unknown) => {
      throw listenError(environment.HOST, environment.PORT, cause);
    });
    context.start();
    const address = httpServer.address();
    const port = typeof address === 'object' && address ? address.port : environment.PORT;
    return {
      url: `http://${environment.HOST}:${port}`,
      async stop() {
        await context.stop();
        await database.close();
      },
    };
  } catch (error) {
    httpServer.close();
    await database.close();
    throw error;
  }
}

function listenError(host: string, port: number, cause: unknown): Error {
  const taken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const reason = taken
    ? `The portal cannot listen on ${host}:${port}, because another program does. Stop it, or give another PORT.`
    : `The portal cannot listen on ${host}:${port}.`;
  return new Error(reason, { cause });
}
