import { Button, EmptyState } from '@portal/ui';
import type { ReactNode } from 'react';
import { AddressSearchField } from '../search/address-search-field.tsx';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';
import * as styles from './table-page.css.ts';
import type { ListAddress } from './use-list-params.ts';

interface SearchedTableProps<Row> extends Omit<PagedTableProps<Row>, 'empty'> {
  /** What is looked for. */
  list: Pick<ListAddress, 'search' | 'deferredSearch' | 'show'>;
  searchLabel: string;
  /** How many there are. */
  counted: string | undefined;
  /** Stands after the number. */
  besides?: ReactNode;
  /** Stands between the search and the table. */
  note?: ReactNode;
  /** Said while there is nothing yet. */
  none: { title: string; message: string; icon: ReactNode; actions: ReactNode };
  /** Said when nothing has the words that were looked for. */
  notFound: { title: string; showAll: string };
}

/** A list that is narrowed down by words alone. */
export function SearchedTable<Row>(props: SearchedTableProps<Row>) {
  const { list, searchLabel, counted, besides, note, none, notFound, ...table } = props;
  return (
    <>
      <div className={styles.tools}>
        <AddressSearchField
          className={styles.search}
          label={searchLabel}
          value={list.search}
          maxLength={100}
          onValueChange={(typed) => list.show({ search: typed, page: 1 })}
        />
        <p role="status" className={styles.count}>
          {counted}
        </p>
        {besides}
      </div>
      {note}
      <PagedTable
        {...table}
        empty={
          list.deferredSearch === '' ? (
            <EmptyState {...none} />
          ) : (
            <EmptyState
              title={notFound.title}
              actions={
                <Button variant="secondary" onClick={() => list.show({ search: '', page: 1 })}>
                  {notFound.showAll}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}
