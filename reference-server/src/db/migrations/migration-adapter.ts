import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';

const CHAR_OID = 18;
const UUID_OID = 2950;

/** SQLSTATE `lock_not_available`. */
export const LOCK_NOT_AVAILABLE = '55P03';
/** Below what a call waits for a lock: those that wait behind the migration's go on when it gives way. */
const LOCK_TIMEOUT_MILLISECONDS = 1_000;
/** Time for those that have waited, and for what holds the lock to end. */
const LOCK_PAUSE_MILLISECONDS = 2_000;
/** With the pauses about a minute, far beyond the portal's own transactions. */
const LOCK_ATTEMPTS = 20;

/** How the schema engine reaches a PostgreSQL and the shadow database it replays migrations in. */
export interface MigrationAdapter {
  factory: SqlMigrationAwareDriverAdapterFactory;
  /** Ends the connections, and with them the engine's advisory lock. */
  close(): Promise<void>;
}

/** Opens nothing yet; the engine connects when it needs to. */
export function createMigrationAdapter(options: {
  url: string;
  shadowDatabaseUrl?: string | undefined;
  lockAttempts?: number | undefined;
}): MigrationAdapter {
  const main = openPool(options.url);
  const { lockAttempts = LOCK_ATTEMPTS } = options;
  return {
    factory: {
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      connect: () => connect(main, lockAttempts),
      connectToShadowDb: () =>
        options.shadowDatabaseUrl === undefined
          ? connectToThrowAwayDatabase(main, options.url)
          : connectToEmptied(options.shadowDatabaseUrl),
    },
    close: () => main.end(),
  };
}

/**
 * The catalogue's `"char"` columns, which the engine reads one character from, are unknown to Prisma's
 * adapter. They pass it as uuid, a type the catalogue has none of, and get their own name after it.
 */
class CatalogueClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('rowDescription', (message: { fields: pg.FieldDef[] }) => {
      for (const field of message.fields) {
        if (field.dataTypeID === CHAR_OID) field.dataTypeID = UUID_OID;
      }
    });
  }
}

function openPool(connectionString: string): pg.Pool {
  const config = { connectionString, max: 1, Client: CatalogueClient };
  return new pg.Pool(config);
}

async function connect(
  pool: pg.Pool,
  lockAttempts = LOCK_ATTEMPTS,
  release: (pool: pg.Pool) => Promise<void> = async () => undefined,
): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.Uuid ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  // The stock adapter cuts a script at every semicolon and sends the pieces one by one, so a migration
  // that fails would leave its first half behind and a quoted semicolon would break it. Sent whole, a
  // script is one implicit transaction, as it is with Prisma's native engine.
  adapter.executeScript = async (script) => {
    const lockTimeout = `SET LOCAL lock_timeout = ${String(LOCK_TIMEOUT_MILLISECONDS)}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await pool.query(`${lockTimeout};\n${script}`);
        return;
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        // Nothing is left of it; whoever has come to wait behind it goes first.
        if (error.code !== LOCK_NOT_AVAILABLE || attempt >= lockAttempts) {
          throw asDriverAdapterError(error);
        }
      }
      await delay(LOCK_PAUSE_MILLISECONDS);
    }
  };
  adapter.dispose = () => release(pool);
  return adapter;
}

/** The engine takes a shadow database for empty; the last command may have left its tables there. */
async function connectToEmptied(url: string): Promise<SqlDriverAdapter> {
  const pool = openPool(url);
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return connect(pool, LOCK_ATTEMPTS, () => pool.end());
}

async function connectToThrowAwayDatabase(main: pg.Pool, url: string): Promise<SqlDriverAdapter> {
  const name = `prisma_shadow_${randomUUID()}`;
  await main.query(`CREATE DATABASE "${name}"`);
  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${name}`;
  return connect(openPool(shadowUrl.href), LOCK_ATTEMPTS, async (pool) => {
    await pool.end();
    await main.query(`DROP DATABASE "${name}"`);
  });
}

function asDriverAdapterError(error: pg.DatabaseError): DriverAdapterError {
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'N/A',
    // The engine says no more of it than this.
    message: `${error.message} (${error.code ?? 'N/A'})`,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
    ...(error.code === undefined ? {} : { originalCode: error.code }),
    originalMessage: error.message,
  });
}
