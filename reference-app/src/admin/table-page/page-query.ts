import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';

/**
 * Query of one page of a list, by what is searched for: what was shown before stays until the page is there.
 *
 * @param key - of the whole list.
 */
export function pageQuery<Search, Page>(
  key: QueryKey,
  list: (search?: Search, options?: { readonly signal: AbortSignal }) => Promise<Page>,
  options: { readonly staleTime?: number } = {},
) {
  return (search: Search) =>
    queryOptions({
      queryKey: [...key, search],
      queryFn: ({ signal }) => list(search, { signal }),
      placeholderData: keepPreviousData,
      meta: personal,
      ...options,
    });
}
