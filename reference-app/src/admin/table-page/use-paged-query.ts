import type { PageMeta } from '@portal/domain/contract';
import type { PaginationProps } from '@portal/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

type Id = number | string;

/** How a page that has been turned to is read, and what has been shown before it. */
interface Turn {
  readonly after: string;
  readonly shown: readonly Id[];
}

/**
 * Reads a page of a list, and leads to the ones beside it: onwards from the last row shown, so that nothing is
 * repeated or skipped because others came or moved meanwhile. What its address alone names is read by its number.
 *
 * @param rows - where the reply has its rows.
 */
export function usePagedQuery<
  Search extends { readonly page?: number | undefined },
  Rows extends string,
  Data extends { readonly [Name in Rows]: readonly { readonly id: Id }[] } & {
    readonly meta: PageMeta;
  },
  Key extends QueryKey,
>(
  query: (search: Search & { after?: string }) => UseQueryOptions<Data, Error, Data, Key>,
  rows: Rows,
  search: Search,
  onPage: (page: number) => void,
) {
  const { page = 1, ...filters } = search;
  const filter = JSON.stringify(filters);
  const [walk, setWalk] = useState<{ filter: string; turns: Readonly<Record<number, Turn>> }>({
    filter,
    turns: {},
  });
  const turns = walk.filter === filter ? walk.turns : {};
  const { after, shown = [] } = turns[page] ?? {};
  const read = useQuery(query({ ...search, ...(after !== undefined && { after }) }));
  const whole = read.isPlaceholderData ? undefined : read.data;
  const anew = whole?.[rows].filter(({ id }) => !shown.includes(id)) ?? [];
  const next = read.data?.meta.next ?? null;
  const turn = (to: number, step: Turn) => setWalk({ filter, turns: { ...turns, [to]: step } });

  if (whole && next !== null && next !== after && whole[rows].length > 0 && anew.length === 0) {
    turn(page, { after: next, shown });
  }
  const onNext = () => {
    if (!whole || next === null) return;
    turn(page + 1, { after: next, shown: [...shown, ...whole[rows].map(({ id }) => id)] });
    onPage(page + 1);
  };
  const pages: Pick<PaginationProps, 'onPrevious' | 'onNext'> = {
    ...(page > 1 && { onPrevious: () => onPage(page - 1) }),
    ...(next !== null && { onNext }),
  };
  return { ...read, data: whole ? { ...whole, [rows]: anew } : read.data, pages };
}
