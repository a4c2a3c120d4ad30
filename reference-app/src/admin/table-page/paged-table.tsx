import { Pagination, Table, type PaginationProps, type TableProps } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../shared/loading/query-state.tsx';
import * as styles from './table-page.css.ts';

/** What a list of the console is drawn by. */
export interface PagedTableProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'onRowClick' | 'empty'
> {
  /** As {@link usePagedQuery} has read it. */
  read: Pick<
    UseQueryResult<object>,
    'data' | 'isPending' | 'isLoadingError' | 'error' | 'refetch'
  > & {
    readonly pages: Pick<PaginationProps, 'onPrevious' | 'onNext'>;
  };
  /** Stands in the table when there is nothing to show because it could not be read. */
  errorState: { title: string; icon: ReactNode };
  pagesLabel: string;
}

/** A page of a list as a table, on its way, empty or failed, and the way to its other pages. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { read, errorState, pagesLabel, ...table } = props;
  return (
    <>
      <Table
        {...table}
        loading={read.isPending}
        error={read.isLoadingError ? <QueryState {...errorState} query={read} /> : undefined}
      />
      <div className={styles.pages}>
        <Pagination label={pagesLabel} {...read.pages} />
      </div>
    </>
  );
}
