import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient, type Prisma } from '../../generated/prisma/client.ts';
import { isEmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { EmbeddedDatabase, EmbeddedDatabaseOptions } from './embedded/embedded-database.ts';
import { createDirectClient } from './direct-client.ts';
import { endWhenSilent, pingWithin } from './connection-deadlines.ts';
import { ConnectionPool } from './connection-pool.ts';
import { applyMigrations } from './migrations/migrate.ts';
import { createStatementNames, type SqlClient } from './statement.ts';

/** A PostgreSQL that somebody runs. */
export interface ServerSource {
  url: string;
  /** Opens a connection's line; by default a socket. */
  stream?: pg.ClientConfig['stream'];
}

/** Which database: a PostgreSQL that somebody runs, or one of our own in a folder. */
export type DatabaseSource = ServerSource | { embedded: EmbeddedDatabaseOptions };

/** How it is used. */
export interface DatabaseOptions {
  /** Connections at most to a real PostgreSQL. Default 10. */
  poolSize?: number;
  /** Told of connections that were lost while idle or between two statements; the pool replaces them. */
  onConnectionLost?: (error: Error) => void;
}

/** Where a change happens as a whole, or not at all. */
export type Transaction = Prisma.TransactionClient;

/** The portal's database, migrated and ready. */
export interface Database {
  readonly prisma: PrismaClient;
  /** The same connections without Prisma in between, for single statements on the hottest paths. */
  readonly direct: SqlClient;
  readonly url: string;
  /** The process behind it, when it is embedded. */
  readonly embedded: EmbeddedDatabase | undefined;
  /**
   * Asks the database for an answer; `busy` where it answers others, and no connection is free to ask; `full`
   * where it answers, and its disk takes nothing more.
   *
   * @throws when none comes within 2 s; its connection is then ended.
   */
  ping(): Promise<'ok' | 'busy' | 'full'>;
  /** Ends the connections and the embedded database; within 1 s also those that are not answered. */
  close(): Promise<void>;
}

/*
 * What the database ends by itself comes before what Prisma gives up on, so that a connection never
 * returns to the pool with a statement still running; what nobody has ended by then ends with its
 * connection. A call waits for a connection for 5 s, and for an answer on it for 12 s.
 */
const LOCK_TIMEOUT_MILLISECONDS = 3_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS = 5_000;
const TRANSACTION_TIMEOUT_MILLISECONDS = 8_000;
const SILENCE_MILLISECONDS = 12_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
const PING_TIMEOUT_MILLISECONDS = 2_000;
/** Before the silence would end it. */
const IDLE_IN_POOL_MILLISECONDS = 10_000;
const KEEP_ALIVE_DELAY_MILLISECONDS = 5_000;
const CLOSE_MILLISECONDS = 1_000;

/** Prisma's adapter reads and writes timestamptz as if every session were in UTC. */
const TIME_ZONE = `SET TimeZone = 'UTC'`;
/** On an embedded database they end the one session that all connections share, or never fire. */
const SERVER_TIMEOUTS = [
  `SET lock_timeout = ${String(LOCK_TIMEOUT_MILLISECONDS)}`,
  `SET statement_timeout = ${String(STATEMENT_TIMEOUT_MILLISECONDS)}`,
  `SET idle_in_transaction_session_timeout = ${String(IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS)}`,
];

/**
 * Starts the embedded database where that is the source, applies the migrations that are missing and
 * connects.
 *
 * @throws Error when the database cannot be reached, started or migrated.
 */
export async function openDatabase(
  source: DatabaseSource,
  options: DatabaseOptions = {},
): Promise<Database> {
  if ('url' in source) return openAt(source, undefined, options);
  const embedded = await startEmbeddedDatabase(source.embedded);
  try {
    return await openAt({ url: embedded.url }, embedded, options);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openAt(
  source: ServerSource,
  embedded: EmbeddedDatabase | undefined,
  options: DatabaseOptions,
): Promise<Database> {
  const { url } = source;
  await applyMigrations({ url });
  const { prisma, pool, direct } = connect(source, await isEmbeddedDatabase(url), options);
  return {
    prisma,
    direct,
    url,
    embedded,
    async ping() {
      try {
        await pingWithin(pool, PING_TIMEOUT_MILLISECONDS);
        return (await pool.isDiskFull()) ? 'full' : 'ok';
      } catch (error) {
        // What refuses a connection is away, however many calls ask for one at that moment.
        const isLate = error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
        const busyMilliseconds = STATEMENT_TIMEOUT_MILLISECONDS + PING_TIMEOUT_MILLISECONDS;
        if (isLate && pool.isBusy(busyMilliseconds)) return 'busy';
        throw error;
      }
    },
    async close() {
      await pool.endWithin(CLOSE_MILLISECONDS);
      await prisma.$disconnect();
      await embedded?.stop();
    },
  };
}

function connect(
  { url, stream }: ServerSource,
  embedded: boolean,
  options: DatabaseOptions,
): Pick<Database, 'prisma' | 'direct'> & { pool: ConnectionPool } {
  const onConnectionLost = options.onConnectionLost ?? (() => undefined);
  const settings = [TIME_ZONE, ...(embedded ? [] : SERVER_TIMEOUTS)].join('; ');
  const pool = new ConnectionPool({
    connectionString: url,
    ...(stream && { stream }),
    application_name: 'portal',
    // The embedded database serves one connection at a time.
    max: embedded ? 1 : (options.poolSize ?? 10),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    idleTimeoutMillis: IDLE_IN_POOL_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MILLISECONDS,
    onConnect: (client) => {
      // A lost connection fails the holder's next query, and needs no listener of its own.
      client.on('error', () => undefined);
      endWhenSilent(client, SILENCE_MILLISECONDS);
      // Queued on the connection before anything else that is asked of it.
      client.query(settings).catch(onConnectionLost);
    },
  });
  pool.on('error', onConnectionLost);
  const nameOf = createStatementNames();
  const adapter = new PrismaPg(pool, {
    onConnectionError: onConnectionLost,
    statementNameGenerator: nameOf,
  });
  const prisma = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: {
      maxWait: CONNECT_TIMEOUT_MILLISECONDS,
      timeout: TRANSACTION_TIMEOUT_MILLISECONDS,
    },
  });
  return { prisma, pool, direct: createDirectClient(pool, nameOf) };
}
