import { roublesFromKopecks } from '@portal/domain/money';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { cutText } from '../cut-text.ts';
import { hotelTimes } from '../hotel-time.ts';
import { writeRow, type CellWriters, type Column, type Table } from './table.ts';

/** How wide columns are, in characters, and by which format their cells are shown and edited. */
const shapes: Readonly<Record<Column<never>[1], { width: number; numFmt?: string }>> = {
  // A text that somebody edits stays a text, also one like 007 or =1.
  text: { width: 24, numFmt: '@' },
  number: { width: 10 },
  kopecks: { width: 14, numFmt: '#,##0.00' },
  moment: { width: 20, numFmt: 'yyyy-mm-dd hh:mm:ss' },
};

/** More characters a cell cannot hold: the file would count as damaged. */
const textMaxLength = 32_767;

/**
 * A table as an XLSX file, piece by piece as its rows come: texts are texts and never formulas, sums are
 * roubles, moments are dates by the hotel's clocks, and the headings stay in sight.
 */
export async function* xlsxOf<Row>({
  columns,
  batches,
  timeZone,
}: Table<Row>): AsyncGenerator<Uint8Array> {
  const hotelTime = hotelTimes(timeZone, 'file');
  const writers: CellWriters<CellValue> = {
    text: (text) => cutText(text, textMaxLength) || null,
    number: (number) => number,
    kopecks: roublesFromKopecks,
    // A spreadsheet's date knows no time zone; it is written from what UTC shows.
    moment: (moment) => new Date(`${hotelTime(moment).replace(' ', 'T')}Z`),
  };
  const iterator = batches[Symbol.asyncIterator]();
  // Before the file begins: while nothing has been given, what cannot be read is refused and not cut off.
  const first = await iterator.next();
  async function* rows() {
    for (let batch = first; !batch.done; batch = await iterator.next()) {
      for (const row of batch.value) yield writeRow(columns, row, writers);
    }
  }
  try {
    yield* writeXlsxStream(rows(), {
      name: 'portal',
      columns: columns.map(([header, kind, , width = shapes[kind].width]) => ({
        header,
        ...shapes[kind],
        width,
      })),
      freezePane: { rows: 1 },
    });
  } finally {
    await iterator.return?.();
  }
}
