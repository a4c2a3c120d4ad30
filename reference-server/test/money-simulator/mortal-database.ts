import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import type { Database } from '../../src/db/database.ts';
import { createDirectClient } from '../../src/db/direct-client.ts';
import { createStatementNames } from '../../src/db/statement.ts';

/** What a process does outside itself passes here, where it may die. */
export interface Lifeline {
  /** Does it, unless the process is dead or dies of it: then nobody ever hears the result. */
  pass<Result>(deed: () => Promise<Result>): Promise<Result>;
}

/** The database as one life of a process sees it: one connection, so that all runs are alike. */
export interface MortalDatabase {
  readonly database: Pick<Database, 'prisma' | 'direct'>;
  /** Breaks the connection off; a transaction that is open is undone. */
  cut(): Promise<void>;
}

/** Connects a life to the database at `url`. */
export async function connectLife(
  url: string,
  isEmbedded: boolean,
  lifeline: Lifeline,
): Promise<MortalDatabase> {
  const connections = new Set<{ end(): Promise<void> }>();
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (client) => {
      connections.add(client as unknown as { end(): Promise<void> });
      client.on('error', () => undefined);
      // Queued on the connection before anything else that is asked of it.
      client.query(`SET TimeZone = 'UTC'; SET synchronous_commit = off`).catch(() => undefined);
    },
  });
  pool.on('error', () => undefined);
  // The embedded database's connections share one session, and its names with it.
  const nameOf = isEmbedded ? undefined : createStatementNames();
  const factory = new PrismaPg(pool, { ...(nameOf && { statementNameGenerator: nameOf }) });
  const prisma = new PrismaClient({
    adapter: mortalFactory(factory, lifeline),
    errorFormat: 'minimal',
  });
  const direct = createDirectClient(pool, nameOf);
  await prisma.$queryRaw`SELECT 1`;
  return {
    database: {
      prisma,
      direct: {
        $queryRawUnsafe: async <Rows>(sql: string, ...values: unknown[]) =>
          lifeline.pass(async () => direct.$queryRawUnsafe<Rows>(sql, ...values)),
      },
    },
    async cut() {
      await Promise.all([...connections].map((connection) => connection.end()));
    },
  };
}

function mortalFactory(factory: PrismaPg, lifeline: Lifeline): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory;
  return {
    provider,
    adapterName,
    connect: async () => mortalAdapter(await factory.connect(), lifeline),
  };
}

function mortalAdapter(adapter: SqlDriverAdapter, lifeline: Lifeline): SqlDriverAdapter {
  return {
    ...mortalQueries(adapter, lifeline),
    executeScript: (script) => lifeline.pass(() => adapter.executeScript(script)),
    startTransaction: (isolationLevel) =>
      lifeline.pass(async () =>
        mortalTransaction(await adapter.startTransaction(isolationLevel), lifeline),
      ),
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => adapter.dispose(),
  };
}

function mortalTransaction(transaction: Transaction, lifeline: Lifeline): Transaction {
  return {
    ...mortalQueries(transaction, lifeline),
    options: transaction.options,
    commit: () => lifeline.pass(() => transaction.commit()),
    rollback: () => lifeline.pass(() => transaction.rollback()),
    createSavepoint: (name) => lifeline.pass(async () => transaction.createSavepoint?.(name)),
    rollbackToSavepoint: (name) =>
      lifeline.pass(async () => transaction.rollbackToSavepoint?.(name)),
    releaseSavepoint: (name) => lifeline.pass(async () => transaction.releaseSavepoint?.(name)),
  };
}

function mortalQueries(queryable: SqlQueryable, lifeline: Lifeline): SqlQueryable {
  const { provider, adapterName } = queryable;
  return {
    provider,
    adapterName,
    queryRaw: (query) => lifeline.pass(() => queryable.queryRaw(query)),
    executeRaw: (query) => lifeline.pass(() => queryable.executeRaw(query)),
  };
}
