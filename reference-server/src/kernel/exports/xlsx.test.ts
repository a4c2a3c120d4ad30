import { describe, expect, it } from 'vitest';
import { readSpreadsheet, shownDate } from '../../../test/spreadsheet.ts';
import type { Column } from './table.ts';
import { xlsxOf } from './xlsx.ts';

async function sheetOf<Row>(columns: readonly Column<Row>[], ...batches: (readonly Row[])[]) {
  async function* read() {
    yield* batches;
  }
  const table = { columns, batches: read(), timeZone: 'Asia/Yekaterinburg' };
  return readSpreadsheet(await whole(xlsxOf(table)));
}

async function whole(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return Buffer.concat(pieces);
}

const text: Column<string> = ['text', 'text', (value) => value];

describe('a table for Excel', () => {
  it.each([
    ...['2-12', '3/4', '12.05', '007', '1E3', '12 мая', '03.04', '+79161234567', ' a ', '<&">'],
    ...['=1+1', '@SUM(A1)', '＝1', 'две\nстроки', '\u0000', '"', "'"],
  ])('has %j as a text', async (value) => {
    const { rows } = await sheetOf([text], [value]);
    // What XML cannot hold is written as Office Open XML says.
    const inFile = value.replace('\u0000', '_x0000_');
    expect(rows).toEqual([
      [{ type: 'text', value: 'text', format: '@' }],
      [{ type: 'text', value: inFile, format: '@' }],
    ]);
  });

  it('has sums in roubles, and moments by the clocks of the hotel', async () => {
    const columns: Column<Date>[] = [
      ['n', 'number', () => 4.5],
      ['sum', 'kopecks', () => 150_050],
      ['at', 'moment', (at) => at],
    ];
    const { rows } = await sheetOf(columns, [new Date('2026-12-31T20:59:59.999Z')]);
    const [n, sum, at] = rows[1] ?? [];
    expect(n).toEqual({ type: 'number', value: '4.5', format: 'General' });
    expect(sum).toEqual({ type: 'number', value: '1500.5', format: '#,##0.00' });
    expect(at).toMatchObject({ type: 'number', format: 'yyyy-mm-dd hh:mm:ss' });
    expect(at && shownDate(at)).toBe('2027-01-01 01:59:59');
  });

  it.each(['text', 'number', 'kopecks', 'moment'] as const)(
    'leaves a cell of the kind %s empty that holds nothing',
    async (kind) => {
      const { rows } = await sheetOf(
        [['cell', kind, () => null], text, ['n', 'number', Number]],
        [''],
      );
      expect(rows[1]?.map(({ type }) => type).filter((type) => type !== 'empty')).toEqual([
        'number',
      ]);
    },
  );

  it('keeps its headings in sight, and has widths', async () => {
    const wide: Column<string> = ['wide', 'text', (value) => value, 60];
    const { rows, frozenRows, widths } = await sheetOf([text, wide]);
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([['text', 'wide']]);
    expect([frozenRows, widths]).toEqual([1, [24, 60]]);
  });

  it('holds no text that is too long for a cell, and no half of an emoji', async () => {
    const { rows } = await sheetOf([text], ['a'.repeat(40_000), `${'a'.repeat(32_766)}🎁`]);
    expect(rows[1]?.[0]?.value).toHaveLength(32_767);
    expect(rows[2]?.[0]?.value).toHaveLength(32_766);
  });

  it('is read no faster than it is taken, and no longer', async () => {
    let read = 0;
    let isEnded = false;
    async function* batches() {
      try {
        for (;;) {
          read += 1;
          // Not to be packed into less.
          yield Array.from({ length: 500 }, () => `${crypto.randomUUID()}${crypto.randomUUID()}`);
        }
      } finally {
        isEnded = true;
      }
    }
    const file = xlsxOf({ columns: [text], batches: batches(), timeZone: 'UTC' });
    for (let piece = 0; piece < 5; piece += 1) await file.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(100);
    await file.return(undefined);
    expect(isEnded).toBe(true);
  });

  it('begins with nothing where its rows cannot be read, and breaks where they no longer can', async () => {
    async function* broken(...batches: string[][]) {
      yield* batches;
      throw new Error('no database');
    }
    const read = (batches: AsyncGenerator<string[]>) =>
      xlsxOf({ columns: [text], batches, timeZone: 'UTC' });
    await expect(read(broken()).next()).rejects.toThrow('no database');
    const file = read(broken(['one']));
    expect((await file.next()).done).toBe(false);
    await expect(whole(file)).rejects.toThrow('no database');
  });
});
