import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../../generated/prisma/client.ts';
import { createTestDatabaseSource } from '../../databases/own-database.ts';
import { openInProcess } from './in-process-database.ts';

/** What every history begins with: the ids are always these. */
export const hotel = { guestId: 1, roomId: 1, shopId: 1, soapId: 1, candleId: 2 } as const;

/** One database for any number of histories. */
export interface StageDatabase {
  /** How `pg` connects to it. */
  readonly connection: Pick<pg.ClientConfig, 'connectionString' | 'stream'>;
  readonly isEmbedded: boolean;
  query<Row extends pg.QueryResultRow>(
    sql: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<Row[]>;
  /** Leaves what every history begins with, and nothing else. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a database of a test's own with a guest, a room, and a shop that sells two things: on the server of
 * DATABASE_URL, else in this process, where a statement costs a fifth of what it costs another process.
 */
export async function openStageDatabase(): Promise<StageDatabase> {
  const { source, remove } = await createTestDatabaseSource();
  const inProcess = 'embedded' in source ? await openInProcess(source.embedded.folder) : undefined;
  const connection =
    'url' in source
      ? { connectionString: source.url }
      : { user: 'postgres', database: 'postgres', stream: () => inProcess?.connect() };
  const pool = new pg.Pool({ ...connection, max: 1 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  await prisma.guest.create({ data: { id: 1, name: 'Анна', phone: '+79990000001' } });
  await prisma.room.create({ data: { id: 1, name: 'Домик 7' } });
  await prisma.store.create({ data: { id: 1, title: 'Лавка', storeType: 'shop' } });
  for (const [id, name, priceKopecks] of [
    [1, 'Мыло', 15_000],
    [2, 'Свеча', 9_950],
  ] as const) {
    await prisma.product.create({ data: { id, name, priceKopecks, storeId: 1 } });
  }
  await prisma.$disconnect();
  await pool.end();
  const client = new pg.Client(connection);
  await client.connect();
  const { emptied, isFilled, numbered } = await cleaningOf(client);
  return {
    connection,
    isEmbedded: inProcess !== undefined,
    async query<Row extends pg.QueryResultRow>(sql: string | pg.QueryConfig, values?: unknown[]) {
      return (await client.query<Row>(sql, values)).rows;
    },
    async clean() {
      const [filled] = (await client.query<boolean[]>(isFilled)).rows;
      const deletions = emptied.filter((_, index) => filled?.[index]);
      await client.query([...deletions, numbered].join('; '));
    },
    async close() {
      await client.end();
      await inProcess?.close();
      await remove();
    },
  };
}

/** Empties what is empty now, and numbers what comes next as now. */
async function cleaningOf(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string; referring: string[] }>(
    `SELECT quote_ident(relname) AS name, ARRAY(SELECT conrelid::regclass::text FROM pg_constraint
       WHERE contype = 'f' AND confrelid = pg_class.oid AND conrelid <> confrelid) AS referring
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const empty: string[] = [];
  for (const name of referringFirst(tables)) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount === 0) empty.push(name);
  }
  const { rows: sequences } = await client.query<{ name: string; next: string }>(
    `SELECT quote_ident(sequencename) AS name, coalesce(last_value + 1, start_value) AS next
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const resets = sequences.map(({ name, next }) => `setval('${name}', ${next}, false)`);
  const filled = empty.map((name) => `EXISTS (SELECT FROM ${name})`);
  return {
    emptied: empty.map((name) => `DELETE FROM ${name}`),
    /** Most tables stay empty, and to delete nothing from all of them takes longer than to look. */
    isFilled: {
      name: 'filled-tables',
      text: `SELECT ${filled.join(', ')}`,
      rowMode: 'array' as const,
    },
    numbered: `UPDATE guest SET email = NULL; SELECT ${resets.join(', ')}`,
  };
}

/** Tables in an order in which no row is deleted before those that refer to it. */
function referringFirst(
  tables: readonly { name: string; referring: readonly string[] }[],
): string[] {
  const ordered = new Set<string>();
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ name, referring }) => !ordered.has(name) && referring.every((other) => ordered.has(other)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name } of next) ordered.add(name);
  }
  return [...ordered];
}
