import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * The catalogue's `"char"` columns, which introspection reads, are unknown to the adapter: they are
 * handed over as text.
 */
class CatalogueClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('rowDescription', (message: { fields: pg.FieldDef[] }) => {
      for (const field of message.fields) {
        if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID;
      }
    });
  }
}

/** The adapter through which the schema engine reaches a PostgreSQL and its shadow database. */
export function createMigrationAdapterFactory(options: {
  url: string;
  shadowDatabaseUrl?: string | undefined;
}): SqlMigrationAwareDriverAdapterFactory {
  const main = new PrismaPg(poolConfig(options.url));
  const shadow =
    options.shadowDatabaseUrl === undefined
      ? undefined
      : new PrismaPg(poolConfig(options.shadowDatabaseUrl));
  return {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => withAtomicScripts(await main.connect()),
    connectToShadowDb: async () =>
      withAtomicScripts(await (shadow ? shadow.connect() : main.connectToShadowDb())),
  };
}

function poolConfig(connectionString: string): pg.PoolConfig {
  const config = { connectionString, max: 1, Client: CatalogueClient };
  return config;
}

type PgAdapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * The stock adapter cuts a script at every semicolon and sends the pieces one by one, so a failing
 * migration would leave its first half behind and a quoted semicolon would break it. Sent whole, a script
 * is one implicit transaction, as with Prisma's native engine.
 */
function withAtomicScripts(adapter: PgAdapter): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      throw error instanceof pg.DatabaseError ? asDriverAdapterError(error) : error;
    }
  };
  return adapter;
}

function asDriverAdapterError(error: pg.DatabaseError): DriverAdapterError {
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'N/A',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
    ...(error.code === undefined ? {} : { originalCode: error.code }),
    originalMessage: error.message,
  });
}
