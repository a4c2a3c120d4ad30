import type { SqlClient } from '../db/statement.ts';
import { readPage, type ListPage, type PageRequest } from './list-page.ts';
import { sqlList } from './sql-list.ts';
import type { PlaceValue } from './text-search.ts';

/** Which of the things that are open until somebody resolves them. */
export type ResolvedRequest = PageRequest & { readonly state: 'open' | 'resolved' };

/** A page of a table of such things, the last changed first. */
export function readResolvedPage<Row extends { readonly id: number }>(
  client: SqlClient,
  from: string,
  request: ResolvedRequest,
  read: (ids: number[]) => Promise<Row[]>,
  conditions: (place: PlaceValue) => readonly string[] = () => [],
): Promise<ListPage<Row>> {
  const changedAt = 'COALESCE(resolved_at, since)';
  const list = sqlList<number>(client, {
    from,
    conditions: (place) => [
      ...conditions(place),
      `resolved_at IS ${request.state === 'open' ? '' : 'NOT '}NULL`,
    ],
    sortedBy: [
      [changedAt, 'timestamptz'],
      ['id', 'integer'],
    ],
    isDescending: true,
    movedAt: changedAt,
  });
  return readPage(list, request, read);
}
