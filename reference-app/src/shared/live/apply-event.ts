import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is held as the news tell it. An answer on its way may be from before the news and would
 * take them back, so whatever is just being read is read anew.
 */
export function applyEvent<Held>(
  client: QueryClient,
  queryKey: QueryKey,
  alter: (held: Held) => Held,
): void {
  const pending = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void client.cancelQueries({ queryKey });
  client.setQueriesData<Held>({ queryKey }, (held) =>
    held === undefined ? undefined : alter(held),
  );
  for (const query of pending) void client.invalidateQueries({ queryKey: query.queryKey });
}

/** Puts an event's whole value into the cache, instead of an answer that is still loading. */
export function holdEvent(client: QueryClient, queryKey: QueryKey, held: unknown): void {
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, held);
}
