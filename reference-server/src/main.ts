import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminPaths } from '@portal/domain/staff';
import type { Logger } from 'pino';
import { settleDemo } from '../demo/settle-demo.ts';
import { closedFolder } from './closed-folder.ts';
import { httpOrigin, type Config } from './config/config.ts';
import { createContext } from './context.ts';
import { warnOfClockSkew } from './db/clock-skew.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseConnectionError } from './db/errors/database-unavailable.ts';
import { createDatabaseWatch, type DatabaseWatch } from './db/database-watch.ts';
import { listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { connectionBounds, readMachine } from './modules/operations/machine.ts';
import { createOwnerAccounts } from './modules/staff/owner/owner-accounts.ts';
import { createProviders, type SandboxProviders } from './providers.ts';

/** How one instance of the portal is started. */
export interface PortalStart {
  readonly config: Config;
  /** What stands in for providers without credentials; null where each must have them. */
  readonly sandbox: SandboxProviders | null;
  /** Told, in a sentence, that something is gone for good without which nothing can be done. */
  readonly onBroken?: (error: Error) => void;
}

/** A portal that listens. */
export interface RunningPortal {
  /** The address it listens on. */
  readonly url: string;
  /** Makes the first admin, once and within the hour; null when there is staff. */
  readonly firstAdminLink: string | null;
  /** Passwords of demo accounts that this start has drawn, by account: nobody can look at them again. */
  readonly demoPasswords: ReadonlyMap<string, string>;
  /**
   * Takes no further calls, ends those under way, and leaves everything else to the next start. Said again
   * meanwhile, it does not wait for callers who are still directed here.
   */
  stop(): Promise<void>;
}

const appDir = fileURLToPath(new URL('../../reference-app/dist', import.meta.url));
const picturesDir = fileURLToPath(new URL('../demo/pictures', import.meta.url));

/**
 * Opens the database, applies migrations, joins everything and listens.
 *
 * @throws Error when the database cannot be had, the port is taken, or strangers could sign in to a demo
 * account, saying what to do.
 */
export async function startPortal({
  config,
  sandbox,
  onBroken,
}: PortalStart): Promise<RunningPortal> {
  const { environment, dataDir } = config;
  let watch: DatabaseWatch | null = null;
  const log = createLog(environment.LOG_LEVEL, undefined, (error) => watch?.note(error) ?? false);
  const onAway = (error: Error) => watch?.lost(error.message);
  // Before anything fails for want of them in words of its own.
  const { descriptors } = await readMachine(dataDir);
  connectionBounds(descriptors, { isDatabaseHere: environment.DATABASE_URL === undefined });
  // Its secrets may all be given, and nobody have looked at the folder yet.
  if (!environment.DATABASE_URL) await closedFolder(dataDir);
  const database = await openDatabase(
    environment.DATABASE_URL
      ? { url: environment.DATABASE_URL }
      : {
          embedded: {
            folder: join(dataDir, 'database'),
            onAway,
            onRestartTimeout: reportRestartTimeout(log, onBroken),
          },
        },
    {
      onConnectionLost: (error) =>
        log.warn({ err: new DatabaseConnectionError(error) }, 'database connection lost'),
    },
  );
  watch = createDatabaseWatch({ ping: () => database.ping(), log });
  const httpServer = createServer();
  let closing: Promise<void> | undefined;
  try {
    await warnOfClockSkew(database.prisma, log);
    const accounts = createOwnerAccounts(database.prisma);
    const demoPasswords = await settleDemo(config, database.prisma, accounts);
    const context = await createContext({
      config,
      database,
      providers: createProviders(environment, sandbox),
      log,
      httpServer,
      pages: { appDir, demoPicturesDir: config.isDemo ? picturesDir : null },
    });
    await listen(httpServer, environment.HOST, environment.PORT);
    context.start();
    const token = await accounts.issueLink();
    const address = httpServer.address();
    const port = typeof address === 'object' && address ? address.port : environment.PORT;
    return {
      url: httpOrigin(environment.HOST, port),
      // Behind a `#` no browser sends it, and no proxy notes it.
      firstAdminLink: token && `${config.publicOrigin}${adminPaths.firstAdmin}#${token}`,
      demoPasswords,
      async stop() {
        await context.stop();
        watch.stop();
        await (closing ??= database.close());
      },
    };
  } catch (error) {
    httpServer.close();
    watch.stop();
    await database.close();
    throw error;
  }
}

function reportRestartTimeout(log: Logger, onBroken: PortalStart['onBroken']) {
  return ({ message }: Error): void => {
    log.fatal({ reason: message }, 'database does not come back');
    onBroken?.(new Error(`The database was away and does not come back. ${message}`));
  };
}
