import { Pagination, Table, type TableProps } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from './read-failure.tsx';
import * as styles from './table-page.css.ts';

/** What is read of a list: a page of it, and how much there is. */
type PageRead = UseQueryResult<{
  readonly meta: { readonly total: number; readonly pageSize: number };
}>;

/** What a list of the console is drawn by. */
export interface PagedTableProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'onRowClick' | 'empty'
> {
  read: PageRead;
  /** Stands in the table when there is nothing to show because it could not be read. */
  failure: { title: string; icon: ReactNode };
  page: number;
  pagesLabel: string;
  onPageChange: (page: number) => void;
}

/** A page of a list as a table, on its way, empty or failed, and the way to its other pages. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { read, failure, page, pagesLabel, onPageChange, ...table } = props;
  const { total = 0, pageSize = 1 } = read.data?.meta ?? {};
  return (
    <>
      <Table
        {...table}
        loading={read.isPending}
        error={
          read.isError && !read.data ? (
            <ReadFailure {...failure} error={read.error} onRetry={() => void read.refetch()} />
          ) : undefined
        }
      />
      <div className={styles.pages}>
        <Pagination
          label={pagesLabel}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={onPageChange}
        />
      </div>
    </>
  );
}
