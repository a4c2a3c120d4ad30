import { invalidRequest } from './api-error.ts';
import type { ListQuery } from './request-bodies.ts';

interface Listed {
  id: string;
  status: string;
  createdAt: string;
}

/** One page of a list that is newest first; the cursor is the id of the last item shown. */
export function pageOf<Item extends Listed>(
  items: Item[],
  query: ListQuery,
): { items: Item[]; nextCursor: string | undefined } {
  const matching = items.filter((item) => matchesQuery(item, query));
  const start = query.cursor === undefined ? 0 : positionAfter(matching, query.cursor);
  const page = matching.slice(start, start + query.limit);
  const hasMore = start + query.limit < matching.length;
  return { items: page, nextCursor: hasMore ? page.at(-1)?.id : undefined };
}

function positionAfter(items: Listed[], cursor: string): number {
  const position = items.findIndex((item) => item.id === cursor);
  if (position === -1) throw invalidRequest('The cursor is not known', 'cursor');
  return position + 1;
}

function matchesQuery({ createdAt, status }: Listed, query: ListQuery): boolean {
  const from = query['created_at.gte'];
  const after = query['created_at.gt'];
  const to = query['created_at.lte'];
  const before = query['created_at.lt'];
  return (
    (from === undefined || createdAt >= from) &&
    (after === undefined || createdAt > after) &&
    (to === undefined || createdAt <= to) &&
    (before === undefined || createdAt < before) &&
    (query.status === undefined || status === query.status)
  );
}
