import { inflateRawSync } from 'node:zlib';

/** A cell as the file says it: what it holds, what it says, and by which number format. */
export interface SheetCell {
  readonly type: 'text' | 'number' | 'formula' | 'empty';
  readonly value: string;
  readonly format: string;
}

/** A spreadsheet of one sheet, read without the library that wrote it. */
export interface Spreadsheet {
  readonly rows: readonly (readonly SheetCell[])[];
  /** How many rows stay where they are. */
  readonly frozenRows: number;
  readonly widths: readonly number[];
}

/** Formats that spreadsheets know by their number. */
const knownFormats: Readonly<Record<string, string>> = { 0: 'General', 4: '#,##0.00', 49: '@' };

/** Reads an XLSX file. */
export function readSpreadsheet(file: Uint8Array): Spreadsheet {
  const parts = unzip(Buffer.from(file));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const styles = parts.get('xl/styles.xml') ?? '';
  const own = new Map(
    elements(styles, 'numFmt').map(([head]) => [
      attribute(head, 'numFmtId'),
      attribute(head, 'formatCode'),
    ]),
  );
  const [[, xfs] = ['', '']] = elements(styles, 'cellXfs');
  const formats = elements(xfs, 'xf').map(([head]) => {
    const id = attribute(head, 'numFmtId');
    return own.get(id) ?? knownFormats[id] ?? id;
  });
  return {
    rows: elements(sheet, 'row').map(([, cells]) =>
      elements(cells, 'c').map(([head, inner]) => ({
        ...contentOf(head, inner),
        format: formats[Number(attribute(head, 's') || 0)] ?? '',
      })),
    ),
    frozenRows: Number(/<pane [^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(sheet)?.[1] ?? 0),
    widths: elements(sheet, 'col').map(([head]) => Number(attribute(head, 'width'))),
  };
}

/** A date cell's number as a spreadsheet shows it, e.g. `2026-11-25 19:35:46`. */
export function shownDate({ value }: SheetCell): string {
  const days = Number(value) - 25_569;
  return new Date(Math.round(days * 86_400) * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

function contentOf(head: string, inner: string): Pick<SheetCell, 'type' | 'value'> {
  if (inner.includes('<f')) return { type: 'formula', value: inner };
  if (attribute(head, 't') === 'inlineStr') {
    return { type: 'text', value: unescaped(elements(inner, 't')[0]?.[1] ?? '') };
  }
  const [, value] = elements(inner, 'v')[0] ?? [];
  return value === undefined ? { type: 'empty', value: '' } : { type: 'number', value };
}

function elements(xml: string, name: string): [head: string, inner: string][] {
  const found = xml.matchAll(new RegExp(`<${name}( [^>]*?)?(?:/>|>(.*?)</${name}>)`, 'gs'));
  return [...found].map(([, head = '', inner = '']) => [head, inner]);
}

function attribute(head: string, name: string): string {
  return unescaped(new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1] ?? '');
}

function unescaped(xml: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return xml.replaceAll(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole);
}

/** The parts of a ZIP file as texts, found by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const head = zip.readUInt32LE(at + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    parts.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString());
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0);
  }
  return parts;
}
