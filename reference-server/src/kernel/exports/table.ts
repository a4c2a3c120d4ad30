/** What the cells of a column hold, by its kind. */
interface CellKinds {
  text: string;
  number: number;
  kopecks: number;
  moment: Date;
}

type CellKind = keyof CellKinds;

type ColumnOf<Kind extends CellKind, Row> = readonly [
  heading: string,
  kind: Kind,
  cell: (row: Row) => CellKinds[Kind] | null,
  /** In characters, where spreadsheets should not go by the kind. */
  width?: number,
];

/** One column of a table: its heading, of what kind its cells are, and what it shows of a row; null: nothing. */
export type Column<Row> = { [Kind in CellKind]: ColumnOf<Kind, Row> }[CellKind];

/** A table to be given as a file. */
export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  /** Its rows as they are read. */
  readonly batches: AsyncIterable<readonly Row[]>;
  /** By whose clocks moments are written. */
  readonly timeZone: string;
}

/** How a kind of file writes each kind of cells. */
export type CellWriters<Written> = {
  readonly [Kind in CellKind]: (value: CellKinds[Kind]) => Written;
};

/** Writes the cells of a row; null stays null. */
export function writeRow<Row, Written>(
  columns: readonly Column<Row>[],
  row: Row,
  writers: CellWriters<Written>,
): (Written | null)[] {
  return columns.map((column) => writeCell(column, row, writers));
}

function writeCell<Kind extends CellKind, Row, Written>(
  [, kind, cell]: ColumnOf<Kind, Row>,
  row: Row,
  writers: CellWriters<Written>,
): Written | null {
  const value = cell(row);
  return value === null ? null : writers[kind](value);
}
