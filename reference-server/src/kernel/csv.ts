import { decimalFromKopecks } from '@portal/domain';

/** What stands in one cell; null leaves it empty, as an unknown amount does. */
export type CsvCell = string | number | { readonly kopecks: number | null } | null;

/** One column of a table: its heading, and what it shows of a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvCell];

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
/** Beginnings that spreadsheets take for a formula, their full-width forms included. */
const formulaStart = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** The same where a spreadsheet of another country parts cells, whatever quotes stand around them. */
const formulaInside = /([,;|\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * A table as a file, batch by batch as its rows come: a byte order mark, a line of headings, cells
 * parted by semicolons, lines ended by CRLF. Every text is quoted; where a spreadsheet would take one, or
 * what follows a separator in it, for a formula, an apostrophe stands before it. Decimals are parted by a
 * comma.
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let pending = `${byteOrderMark}${columns.map(([heading]) => heading).join(';')}\r\n`;
  for await (const rows of batches) {
    yield pending + rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join('');
    pending = '';
  }
  if (pending) yield pending;
}

/** The header that makes a browser save a reply under this name, e.g. `orders-2026-11-22.csv`. */
export function savedAs(fileName: string): ['Content-Disposition', string] {
  return ['Content-Disposition', `attachment; filename="${fileName}"`];
}

function lineOf(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(';')}\r\n`;
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') {
    return cell.kopecks === null ? '' : decimalFromKopecks(cell.kopecks).replace('.', ',');
  }
  if (cell === '') return '';
  const text = cell.replace(formulaInside, "$1'").replace(formulaStart, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
