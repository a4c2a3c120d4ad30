import { oneLine, text } from '@portal/domain/contract';
import { defineStatement, type SqlClient } from '../db/statement.ts';
import type { Backfill } from './backfill-runner.ts';

/** Texts that people have written into a table. */
interface WrittenTexts {
  readonly table: string;
  /** Of the primary key, `id`. Default: integer. */
  readonly idType?: keyof typeof firstIds;
  /** Columns that people read on one line. */
  readonly lines?: readonly string[];
  /** Columns of several lines. */
  readonly texts?: readonly string[];
  /** Whether no two rows may have the same. */
  readonly isUnique?: boolean;
  /** What is set beside a text. */
  readonly set?: string;
  /** Stores whose pages show what was `written`. */
  readonly stores?: string;
}

/** Before every id there is. */
const firstIds = {
  integer: '0',
  text: '',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** What was frozen when it was ordered or logged stays as it was. */
const written: readonly WrittenTexts[] = [
  { table: 'guest', lines: ['name'] },
  { table: 'staff', idType: 'text', lines: ['name'] },
  { table: 'second_factor', idType: 'uuid', lines: ['name'] },
  { table: 'room', lines: ['name'] },
  {
    table: 'store_category',
    lines: ['name'],
    isUnique: true,
    stores: 'category_id IN (SELECT id FROM written)',
  },
  {
    table: 'store',
    lines: ['title', 'tag', 'fee_name'],
    texts: ['description', 'short_desc', 'fee_description'],
    set: 'version = stored.version + 1',
  },
  {
    table: 'product',
    lines: ['name'],
    texts: ['description', 'memo_text', 'warning_text'],
    stores: 'id IN (SELECT store_id FROM written)',
  },
  { table: 'order', texts: ['comment', 'description'] },
  { table: 'banquet', lines: ['title', 'customer_name'], texts: ['comment'] },
  { table: 'rating', texts: ['review'] },
  { table: 'ticket_message', lines: ['sender'], texts: ['message'] },
  { table: 'ticket_note', lines: ['author_name'], texts: ['note'] },
  { table: 'canned_reply', lines: ['title'], texts: ['text'] },
  { table: 'refund', idType: 'uuid', texts: ['comment'] },
  { table: 'alert', lines: ['resolved_by_name'], texts: ['note'] },
  { table: 'book_difference', lines: ['resolved_by_name'], texts: ['note'] },
];

/** Characters that stand alone and are seen: Latin, Cyrillic, punctuation. A text of these stays as it is. */
const plain = String.raw`\u0020-\u007e\u00ab\u00bb\u00c0-\u00ff\u0400-\u045f\u2013\u2014\u201c-\u201e\u2026\u20bd\u2116`;

const anyText = text(Infinity);

/** As it would be written today; a text that would not be taken, or of which nothing is seen, stays as it is. */
const cleanings = {
  lines: (value: string): string => oneLine(value) || value,
  texts: (value: string): string => anyText.safeParse(value).data || value,
};

function cleanTexts(declared: WrittenTexts): Backfill {
  const { table, idType = 'integer', isUnique, set, stores } = declared;
  const columns = (['lines', 'texts'] as const).flatMap((kind) =>
    (declared[kind] ?? []).map((name) => {
      const clean = cleanings[kind];
      const odd = String.raw`^\s|\s$|[^${plain}${kind === 'lines' ? '' : String.raw`\t\n\r`}]`;
      return { name, clean, read: `CASE WHEN ${name} ~ '${odd}' THEN ${name} END AS ${name}` };
    }),
  );
  const read = defineStatement<
    [lastId: string, limit: number],
    { readonly [column: string]: string | null } & { readonly id: string }
  >(`
    SELECT id::text AS id, ${columns.map((column) => column.read).join(', ')} FROM "${table}"
    WHERE "${table}".id > $1::text::${idType} ORDER BY "${table}".id LIMIT $2::int`);
  // Whoever has changed the text meanwhile has written it as texts are written today.
  const write = (column: string) =>
    defineStatement<
      [ids: readonly string[], before: readonly string[], after: readonly string[]],
      { changed: number }
    >(`
    WITH written AS (
      UPDATE "${table}" AS stored SET ${column} = clean.after${set ? `, ${set}` : ''}
      FROM unnest($1::text[], $2::text[], $3::text[]) AS clean (id, before, after)
      WHERE stored.id = clean.id::${idType} AND stored.${column} = clean.before
        ${isUnique ? `AND NOT EXISTS (SELECT FROM "${table}" WHERE ${column} = clean.after)` : ''}
      RETURNING stored.*
    )${stores ? `, shown AS (UPDATE store SET version = version + 1 WHERE ${stores})` : ''}
    SELECT count(*)::int AS changed FROM written`);
  const cleaned = columns.map((column) => ({ ...column, write: write(column.name) }));

  return {
    name: `clean texts of ${table}`,
    async runBatch(transaction: SqlClient, lastId, limit) {
      const rows = await read(transaction, lastId ?? firstIds[idType], limit);
      let changed = 0;
      for (const { name, clean, write: writeColumn } of cleaned) {
        const odd = rows.flatMap(({ id, [name]: before }) => {
          const after = before ? clean(before) : before;
          return before && after && after !== before ? [{ id, before, after }] : [];
        });
        const changes = isUnique ? [...new Map(odd.map((one) => [one.after, one])).values()] : odd;
        if (changes.length === 0) continue;
        const [done] = await writeColumn(
          transaction,
          changes.map(({ id }) => id),
          changes.map(({ before }) => before),
          changes.map(({ after }) => after),
        );
        changed += done?.changed ?? 0;
      }
      return { lastId: rows.at(-1)?.id ?? null, changed, isLast: rows.length < limit };
    },
  };
}

/** Texts that were stored before they were cleaned: composed, without what cannot be seen, and so found again. */
export const storedTexts: readonly Backfill[] = written.map(cleanTexts);
