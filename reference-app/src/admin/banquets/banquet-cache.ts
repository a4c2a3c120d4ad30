import type { QueryClient } from '@tanstack/react-query';
import { holdEvent } from '../../shared/live/apply-event.ts';
import { banquetKeys } from './banquet-keys.ts';
import type { AdminBanquet } from './banquet-queries.ts';

interface BanquetPage {
  readonly banquets: readonly AdminBanquet[];
}

/** Puts a newer version of a banquet wherever an older one is held. */
export function putBanquet(client: QueryClient, banquet: AdminBanquet): void {
  const newer = (held: AdminBanquet) =>
    held.id === banquet.id && held.version <= banquet.version ? banquet : held;
  const queryKey = [...banquetKeys.one, banquet.id];
  const held = client.getQueryData<AdminBanquet | null>(queryKey);
  holdEvent(client, queryKey, held ? newer(held) : banquet);
  client.setQueriesData<BanquetPage>(
    { queryKey: banquetKeys.searches },
    (page) => page && { ...page, banquets: page.banquets.map(newer) },
  );
  client.setQueriesData<readonly AdminBanquet[]>({ queryKey: banquetKeys.between }, (held) =>
    held?.map(newer),
  );
}

/** Reads again whatever holds banquets. */
export function reloadBanquets(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: banquetKeys.all });
}
