import { createHash } from 'node:crypto';
import type { SqlQuery } from '@prisma/driver-adapter-utils';

/** The database, or the transaction that is open on it. */
export interface SqlClient {
  $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]): PromiseLike<Rows>;
}

/** What can be handed to a statement. Objects for `jsonb` go as `JSON.stringify`ed text. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | bigint | Date | null)[];

/** Runs on the database or inside a transaction. */
export type Statement<Values extends readonly SqlValue[], Row> = (
  client: SqlClient,
  ...values: Values
) => Promise<Row[]>;

/**
 * Declares one raw statement for a hot path, with the values it takes and the row it returns. It is
 * prepared once per connection. Columns arrive as Prisma reads them: `bigint` as `bigint`, `timestamptz` as
 * `Date`, `jsonb` parsed.
 *
 * The row's type is the declaration's word alone: keep the column list beside it. Take the time from the
 * caller, never from `now()`.
 *
 * @example
 * const nextOrderId = defineStatement<[], { id: number }>(`SELECT nextval('order_id_seq')::int AS id`);
 * const [row] = await nextOrderId(transaction);
 */
export function defineStatement<Values extends readonly SqlValue[], Row>(
  sql: string,
): Statement<Values, Row> {
  return async (client, ...values) => client.$queryRawUnsafe<Row[]>(sql, ...values);
}

/** Past this many texts, further ones go unnamed: a prepared statement costs memory in every connection. */
const MAX_NAMES = 1_000;

/** Names each SQL text, so that PostgreSQL parses and plans it once per connection. */
export function createStatementNames(): (query: Pick<SqlQuery, 'sql'>) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_NAMES) return '';
    const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    names.set(sql, name);
    return name;
  };
}
