import { describe, expect, it } from 'vitest';
import { csvOf, type CsvCell } from './csv.ts';

async function fileOf(...batches: (readonly CsvCell[])[]): Promise<string> {
  async function* read() {
    yield* batches;
  }
  let file = '';
  for await (const piece of csvOf([['cell', (cell: CsvCell) => cell]], read())) file += piece;
  return file;
}

async function written(cell: CsvCell): Promise<string> {
  const file = await fileOf([cell]);
  return file.slice('\uFEFFcell\r\n'.length, -'\r\n'.length);
}

describe('a table as a file', () => {
  it('says that it is UTF-8, and has its headings once, also when it is empty', async () => {
    expect(await fileOf()).toBe('\uFEFFcell\r\n');
    expect(await fileOf([1], [2, 3])).toBe('\uFEFFcell\r\n1\r\n2\r\n3\r\n');
  });

  it('is given batch by batch, as it is read', async () => {
    let read = 0;
    async function* batches() {
      for (read = 1; read <= 3; read += 1) yield [read];
    }
    const file = csvOf([['n', (n: number) => n]], batches());
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

  it.each<[CsvCell, string]>([
    ['Анна; Борис', '"Анна; Борис"'],
    ['так «и» "так"', '"так «и» ""так"""'],
    ['две\nстроки', '"две\nстроки"'],
    ['+79161234567', `"'+79161234567"`],
    ['Анна', '"Анна"'],
    ['', ''],
    [null, ''],
    [42, '42'],
    [4.5, '4,5'],
    [{ kopecks: 150_050 }, '1500,50'],
    [{ kopecks: null }, ''],
  ])('writes %j as %s', async (cell, expected) => {
    expect(await written(cell)).toBe(expected);
  });
});
