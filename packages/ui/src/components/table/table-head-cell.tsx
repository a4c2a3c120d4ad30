import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { TableColumn, TableSort } from './table-column.ts';
import * as styles from './table.css.ts';

export interface TableHeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

export function TableHeadCell<Row>({ column, sort, onSortChange }: TableHeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow =
    direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      className={styles.headCell}
    >
      {column.sortable && onSortChange ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSortChange({
              key: column.key,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          <span>{column.header}</span>
          <Arrow size="0.875rem" aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
