import { idInPathSchema } from '@portal/domain/contract';
import { NotFoundError, type ValueOf } from '@portal/client';
import type { getStore } from '@portal/domain/catalogue';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';

/** What is read again was heard to have changed, or looked at for a while: nothing older will do. */
function how({ signal, client, queryKey }: QueryContext) {
  return { signal, isFresh: client.getQueryData(queryKey) !== undefined };
}

interface QueryContext {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
}

/** A store with its products; one that is closed (`isActive: false`) has none. */
export type StoreWithProducts = ValueOf<typeof getStore>;

/** Active stores. */
export const storesQuery = queryOptions({
  queryKey: catalogueKeys.stores,
  queryFn: async (context) => (await portal.stores.list({}, how(context))).stores,
});

/** A store with its products. */
export function storeQuery(id: number) {
  return queryOptions({
    queryKey: catalogueKeys.store(id),
    queryFn: (context) => portal.stores.get({ id }, how(context)),
  });
}

/** The same by the name the hotel gave the store in links. */
export function customStoreQuery(customId: string) {
  return queryOptions({
    queryKey: catalogueKeys.customStore(customId),
    queryFn: (context) => portal.stores.getCustom({ customId }, how(context)),
  });
}

/** A store's id as it stands in an address, or null when that can be no id. */
export function storeIdInPath(written: string | undefined): number | null {
  return idInPathSchema.safeParse(written).data ?? null;
}

/** Whether a store could not be read because there is none. */
export function isNoStore(error: unknown): boolean {
  return error instanceof NotFoundError;
}
