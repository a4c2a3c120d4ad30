import type { PrismaClient } from '../../generated/prisma/client.ts';

/**
 * Tables that also change when nothing is done: when a session was last seen, how often one failed, what
 * the restaurant was last read as, how providers are doing, what nobody has seen for a while.
 */
const bookkeeping = [
  '_prisma_migrations',
  'session',
  'attempt_budget',
  'restaurant_reading',
  'restaurant_stop_list',
  'provider_health',
  'staff_chat',
  'unattended',
];

/** What stands in every table: how many rows, and a hash of all they hold. */
export async function storedRows(prisma: PrismaClient): Promise<Record<string, string>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name <> ALL (${bookkeeping}) ORDER BY table_name`;
  const sums = tables.map(
    ({ name }) => `SELECT '${name}' AS name, concat(count(*), ' rows ',
      md5(string_agg(held::text, ' ' ORDER BY held::text))) AS held FROM "${name}" AS held`,
  );
  const rows = await prisma.$queryRawUnsafe<{ name: string; held: string }[]>(
    sums.join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}
