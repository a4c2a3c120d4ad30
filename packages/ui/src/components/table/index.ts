export { Table, type TableProps } from './table.tsx';
export type { TableColumn, TableSort } from './table-column.ts';
