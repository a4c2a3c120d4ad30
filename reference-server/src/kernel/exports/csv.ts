import { decimalFromKopecks } from '@portal/domain/money';
import { hotelTimes } from '../hotel-time.ts';
import { writeRow, type CellWriters, type Table } from './table.ts';

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
 * comma, moments are written by the hotel's clocks.
 */
export async function* csvOf<Row>({
  columns,
  batches,
  timeZone,
}: Table<Row>): AsyncGenerator<string> {
  const hotelTime = hotelTimes(timeZone, 'file');
  const writers: CellWriters<string> = {
    text: quoted,
    number: (number) => withComma(String(number)),
    kopecks: (kopecks) => withComma(decimalFromKopecks(kopecks)),
    moment: (moment) => quoted(hotelTime(moment)),
  };
  let pending = `${byteOrderMark}${columns.map(([heading]) => heading).join(';')}\r\n`;
  for await (const rows of batches) {
    yield pending + rows.map((row) => `${writeRow(columns, row, writers).join(';')}\r\n`).join('');
    pending = '';
  }
  if (pending) yield pending;
}

/** The header that makes a browser save a reply under this name, e.g. `orders-2026-11-22.csv`. */
export function savedAs(fileName: string): ['Content-Disposition', string] {
  return ['Content-Disposition', `attachment; filename="${fileName}"`];
}

function quoted(text: string): string {
  if (text === '') return '';
  const harmless = text.replace(formulaInside, "$1'").replace(formulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

function withComma(decimal: string): string {
  return decimal.replace('.', ',');
}
