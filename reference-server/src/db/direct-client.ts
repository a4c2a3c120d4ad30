import pg from 'pg';
import type { SqlClient } from './statement.ts';

/** As Prisma reads raw columns: the driver's own way but for `bigint`. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

/**
 * Runs statements on the pool without Prisma's client in between, which costs as much again as the
 * statement: for the hottest paths, outside transactions. Failures are the driver's.
 */
export function createDirectClient(
  pool: pg.Pool,
  nameOf?: (query: { sql: string }) => string,
): SqlClient {
  return {
    async $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]): Promise<Rows> {
      const name = nameOf?.({ sql });
      const { rows } = await pool.query<pg.QueryResultRow>({
        ...(name && { name }),
        text: sql,
        values,
        types,
      });
      return rows as Rows;
    },
  };
}
