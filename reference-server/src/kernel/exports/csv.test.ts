import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import type { Column } from './table.ts';

async function fileOf<Row>(column: Column<Row>, ...batches: (readonly Row[])[]): Promise<string> {
  async function* read() {
    yield* batches;
  }
  const table = { columns: [column], batches: read(), timeZone: 'Europe/Moscow' };
  let file = '';
  for await (const piece of csvOf(table)) file += piece;
  return file;
}

const number: Column<number> = ['cell', 'number', (value) => value];

async function cellOf<Row>(column: Column<Row>, row: Row): Promise<string> {
  const file = await fileOf(column, [row]);
  return file.slice('\uFEFFcell\r\n'.length, -'\r\n'.length);
}

const written = (text: string) => cellOf(['cell', 'text', (value) => value], text);

describe('a table as a file', () => {
  it('says that it is UTF-8, and has its headings once, also when it is empty', async () => {
    expect(await fileOf(number)).toBe('\uFEFFcell\r\n');
    expect(await fileOf(number, [1], [2, 3])).toBe('\uFEFFcell\r\n1\r\n2\r\n3\r\n');
  });

  it('is given batch by batch, as it is read', async () => {
    let read = 0;
    async function* batches() {
      for (read = 1; read <= 3; read += 1) yield [read];
    }
    const file = csvOf({ columns: [number], batches: batches(), timeZone: 'UTC' });
    await file.next();
    expect(read).toBe(1);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'makes no formula of a text that begins with %j',
    async (sign) => {
      const text = `${sign}HYPERLINK("http://evil")`;
      expect(await written(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
      expect(await written(`a${sign}1`)).not.toContain("'");
    },
  );

  it.each([',', ';', '\t', '|', '\n', '\r\n', ', ', ',\u00a0'])(
    'makes none either where a spreadsheet parts cells by %j',
    async (separator) => {
      const text = `Иван${separator}=HYPERLINK(0)&cmd|'/C calc'!A0`;
      expect(await written(text)).toBe(`"Иван${separator}'=HYPERLINK(0)&cmd|'/C calc'!A0"`);
    },
  );

  it('makes none behind blanks, and leaves other signs alone', async () => {
    expect(await written(' =1')).toBe(`"' =1"`);
    expect(await written('кофе, чай; сок | вода')).toBe('"кофе, чай; сок | вода"');
  });

  it.each([
    ['Анна; Борис', '"Анна; Борис"'],
    ['так «и» "так"', '"так «и» ""так"""'],
    ['две\nстроки', '"две\nстроки"'],
    ['+79161234567', `"'+79161234567"`],
    ['Анна', '"Анна"'],
    ['', ''],
  ])('writes the text %j as %s', async (text, expected) => {
    expect(await written(text)).toBe(expected);
  });

  it('writes numbers, roubles, and moments by the hotel’s clocks', async () => {
    expect(await cellOf(number, 42)).toBe('42');
    expect(await cellOf(number, 4.5)).toBe('4,5');
    expect(await cellOf(['cell', 'kopecks', (value: number) => value], 150_050)).toBe('1500,50');
    const moment: Column<string> = ['cell', 'moment', (value) => new Date(value)];
    expect(await cellOf(moment, '2026-11-25T16:35:46.333Z')).toBe('"2026-11-25 19:35:46"');
    expect(await cellOf(moment, '2026-11-25T21:00:00Z')).toBe('"2026-11-26 00:00:00"');
  });

  it.each(['text', 'number', 'kopecks', 'moment'] as const)(
    'leaves a cell of the kind %s empty that holds nothing',
    async (kind) => expect(await cellOf(['cell', kind, () => null], {})).toBe(''),
  );
});
