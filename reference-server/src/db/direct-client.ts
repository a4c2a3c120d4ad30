import pg from 'pg';
import { DatabaseConnectionError, isConnectionFailure } from './errors/database-unavailable.ts';
import type { SqlClient } from './statement.ts';

/** As Prisma reads raw columns: the driver's own way but for `bigint`. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

/**
 * Runs statements on the pool without Prisma's client in between, which costs as much again as the
 * statement: for the hottest paths, outside transactions.
 *
 * @throws {pg.DatabaseError} the database's own error.
 * @throws {DatabaseConnectionError} where it said nothing.
 */
export function createDirectClient(
  pool: pg.Pool,
  nameOf: (query: { sql: string }) => string,
): SqlClient {
  return {
    async $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]): Promise<Rows> {
      const name = nameOf({ sql });
      const query = { ...(name && { name }), text: sql, values, types };
      const { rows } = await pool.query<pg.QueryResultRow>(query).catch((error: unknown) => {
        throw isConnectionFailure(error) ? new DatabaseConnectionError(error) : error;
      });
      return rows as Rows;
    },
  };
}
