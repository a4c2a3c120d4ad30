import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { isEmbeddedDatabase } from '../../src/db/embedded-database.ts';
import { createTestDatabaseSource } from '../databases/own-database.ts';

/** What every history begins with: the ids are always these. */
export const hotel = { guestId: 1, roomId: 1, shopId: 1, soapId: 1, candleId: 2 } as const;

/** One database for any number of histories. */
export interface StageDatabase {
  readonly url: string;
  readonly isEmbedded: boolean;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Leaves what every history begins with, and nothing else. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database of a test's own with a guest, a room, and a shop that sells two things. */
export async function openStageDatabase(): Promise<StageDatabase> {
  const { source, remove } = await createTestDatabaseSource();
  const { prisma, url, close } = await openDatabase(source, { poolSize: 1 });
  await prisma.guest.create({ data: { id: 1, name: 'Анна', phone: '+79990000001' } });
  await prisma.room.create({ data: { id: 1, name: 'Домик 7' } });
  await prisma.store.create({ data: { id: 1, title: 'Лавка', storeType: 'shop' } });
  for (const [id, name, priceKopecks] of [
    [1, 'Мыло', 15_000],
    [2, 'Свеча', 9_950],
  ] as const) {
    await prisma.product.create({ data: { id, name, priceKopecks, storeId: 1 } });
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cleaning = await cleaningOf(client);
  return {
    url,
    isEmbedded: await isEmbeddedDatabase(url),
    async query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) {
      return (await client.query<Row>(sql, values)).rows;
    },
    async clean() {
      await client.query(cleaning);
    },
    async close() {
      await client.end();
      await close();
      await remove();
    },
  };
}

/** Empties what is empty now, and numbers what comes next as now. */
async function cleaningOf(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const deletions: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount === 0) deletions.push(`DELETE FROM ${name}`);
  }
  const { rows: sequences } = await client.query<{ name: string; next: string }>(
    `SELECT quote_ident(sequencename) AS name, coalesce(last_value + 1, start_value) AS next
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const numbers = sequences.map(({ name, next }) => `setval('${name}', ${next}, false)`);
  return [
    // Rows that refer to each other go in any order.
    'SET session_replication_role = replica',
    ...deletions,
    'SET session_replication_role = DEFAULT',
    'UPDATE guest SET email = NULL',
    `SELECT ${numbers.join(', ')}`,
  ].join('; ');
}
