import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHeadCell } from './table-head-cell.tsx';
import * as styles from './table.css.ts';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table and the area it scrolls in. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** A shortcut for the pointer; keep a button or a link in the row for the keyboard. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Shows rows of placeholders instead. */
  loading?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows when they could not be had. */
  error?: ReactNode;
}

const loadingRows = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * Things side by side, to compare and to find. On a phone each row is a card; roles are written out,
 * as browsers forget those of a table that is laid out as something else.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  onRowClick,
  loading = false,
  empty,
  error,
  className,
  ...rest
}: TableProps<Row>) {
  const whole = error ?? (rows.length === 0 && !loading ? empty : undefined);
  return (
    <div
      data-component="Table"
      role="region"
      aria-label={caption}
      aria-busy={loading || undefined}
      tabIndex={0}
      className={joinClasses(styles.area, className)}
      {...rest}
    >
      <table role="table" className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            {columns.map((column) => (
              <TableHeadCell key={column.key} {...{ column, sort }} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {whole !== undefined && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.whole}>
                {whole}
              </td>
            </tr>
          )}
          {whole === undefined &&
            loading &&
            loadingRows.map((key) => (
              <tr key={key} role="row" className={styles.row}>
                {columns.map((column) => (
                  <td key={column.key} role="cell" className={styles.cell}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))}
          {whole === undefined &&
            !loading &&
            rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                data-clickable={onRowClick ? true : undefined}
                className={styles.row}
                onClick={onRowClick && (() => onRowClick(row))}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.header}
                    data-align={column.align}
                    className={styles.cell}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
