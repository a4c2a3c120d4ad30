import type { SqlClient } from '../db/statement.ts';
import type { KeyType, MovedSince, PlacedRow, SortedList } from './list-page.ts';
import type { PlaceValue } from './text-search.ts';

/** A list in SQL. */
export interface SqlList {
  /** The table with what it is sorted by, e.g. `ticket t`. */
  readonly from: string;
  /** Which rows belong to it. */
  readonly conditions: (place: PlaceValue) => readonly string[];
  /** What it is sorted by, as SQL and its type, all in one direction; the last one is the id. */
  readonly sortedBy: readonly (readonly [sql: string, type: KeyType])[];
  readonly isDescending?: boolean;
  /** When a row last changed its place among the others; absent where each keeps its place. */
  readonly movedAt?: string;
}

/** Runs a statement that is written with its values. */
export async function selectRows<Row>(
  client: SqlClient,
  write: (place: PlaceValue) => string,
): Promise<Row[]> {
  const values: unknown[] = [];
  const sql = write((value) => `$${values.push(value)}`);
  return client.$queryRawUnsafe<Row[]>(sql, ...values);
}

/** A list in SQL, each part read by a statement of its own. */
export function sqlList<Id>(client: SqlClient, list: SqlList): SortedList<Id> {
  const { from, conditions, sortedBy, isDescending = false, movedAt } = list;
  const id = sortedBy.at(-1)?.[0] ?? '';
  const direction = isDescending ? 'DESC' : 'ASC';
  const inOrder = sortedBy.map(([sql]) => `${sql} ${direction}`).join(', ');

  const select = <Row>(
    columns: string,
    further: (place: PlaceValue) => readonly string[],
    rest: (place: PlaceValue) => string,
  ) =>
    selectRows<Row>(client, (place) => {
      const where = ['true', ...conditions(place), ...further(place)].join(' AND ');
      return `SELECT ${columns} FROM ${from} WHERE ${where} ${rest(place)}`;
    });

  const columns = `${id} AS id, ARRAY[${sortedBy.map(keySql).join(', ')}] AS place
    ${movedAt ? `, ${keySql([movedAt, 'timestamptz'])} AS "movedAt"` : ''}`;
  const isBehind = (keys: readonly string[], place: PlaceValue) => {
    const sought = sortedBy.map(([, type], index) => `${place(keys[index])}::text::${type}`);
    const row = sortedBy.map(([sql]) => sql).join(', ');
    return `(${row}) ${isDescending ? '<' : '>'} (${sought.join(', ')})`;
  };

  return {
    keys: sortedBy.map(([, type]) => type),
    async count() {
      const [row] = await select<{ total: number }>(
        'count(*)::int AS total',
        () => [],
        () => '',
      );
      return row?.total ?? 0;
    },
    following: (start, limit) =>
      select(
        columns,
        (place) => ('place' in start ? [isBehind(start.place, place)] : []),
        (place) =>
          `ORDER BY ${inOrder} LIMIT ${place(limit)} OFFSET ${place('offset' in start ? start.offset : 0)}`,
      ),
    ...(movedAt && {
      moved: ({ place: keys, at, key, except }: MovedSince, limit: number) =>
        select<PlacedRow<Id>>(
          columns,
          (place) => {
            const after = `${place(at)}::text::timestamptz`;
            const type = sortedBy.at(-1)?.[1];
            const isLater =
              key === undefined
                ? `${movedAt} > ${after}`
                : `(${movedAt}, ${id}) > (${after}, ${place(key)}::text::${type})`;
            const others = `${id}::text <> ALL(${place(except)}::text[])`;
            return [isLater, `NOT ${isBehind(keys, place)}`, others];
          },
          (place) => `ORDER BY ${movedAt}, ${id} LIMIT ${place(limit)}`,
        ),
    }),
  };
}

/** A key as text that says all of it: of times, their milliseconds. */
function keySql([sql, type]: readonly [sql: string, type: KeyType]): string {
  return type === 'timestamptz'
    ? `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `(${sql})::text`;
}
