import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Database } from '../../../src/db/database.ts';
import { createDirectClient } from '../../../src/db/direct-client.ts';
import { createStatementNames } from '../../../src/db/statement.ts';
import type { StageDatabase } from './stage-database.ts';

/** What a process does outside itself passes here, where it may die. */
export interface Lifeline {
  /** Does it, unless the process is dead or dies of it: then nobody ever hears the result. */
  pass<Result>(action: () => Promise<Result>): Promise<Result>;
}

/** The database as one life of a process sees it: one connection, so that all runs are alike. */
export interface MortalDatabase {
  readonly database: Pick<Database, 'prisma' | 'direct'>;
  /** Breaks the connection off; a transaction that is open is undone. */
  cut(): Promise<void>;
}

const settings = `SET TimeZone = 'UTC'; SET synchronous_commit = off`;
/** Histories are alike: planning a statement once is enough. */
const planning = 'SET plan_cache_mode = force_generic_plan';

/** A client of `pg`, with what its types do not tell of. */
interface ConnectedClient extends pg.ClientBase {
  end(): Promise<void>;
  readonly connection: { readonly parsedStatements: Record<string, string> };
}

interface Prepared {
  readonly name: string;
  readonly statement: string;
}

/**
 * Connections to an embedded database share its session, and with it what was prepared: a new one need not
 * prepare it again, and cannot. By a callback, which is called before the next query is looked at.
 */
function takeOverSession(client: ConnectedClient): void {
  const prepared = 'SELECT name, statement FROM pg_prepared_statements';
  client.query(`${settings}; ${planning}; ${prepared}`, (error: unknown, results: unknown) => {
    if (error) return;
    // One result for each statement, of which the types do not tell.
    const { rows = [] } = (results as { rows: Prepared[] }[]).at(-1) ?? {};
    for (const { name, statement } of rows) client.connection.parsedStatements[name] = statement;
  });
}

/** Connects a life to the database. */
export async function connectLife(
  { connection, isEmbedded }: Pick<StageDatabase, 'connection' | 'isEmbedded'>,
  lifeline: Lifeline,
): Promise<MortalDatabase> {
  const connections = new Set<ConnectedClient>();
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (connected) => {
      const client = connected as unknown as ConnectedClient;
      connections.add(client);
      client.on('error', () => undefined);
      // Queued on the connection before anything else that is asked of it.
      if (isEmbedded) takeOverSession(client);
      else client.query(settings).catch(() => undefined);
    },
  });
  pool.on('error', () => undefined);
  const nameOf = createStatementNames();
  const factory = new PrismaPg(pool, { statementNameGenerator: nameOf });
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
