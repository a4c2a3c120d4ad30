import { idInPathSchema } from '@portal/domain';
import { NotFoundError } from '@portal/client';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';

/** Active stores. */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: ({ signal }) => portal.catalogue.stores({ signal }),
});

/** A store with its products. */
export function storeQuery(id: number) {
  return queryOptions({
    queryKey: ['store', id],
    queryFn: ({ signal }) => portal.catalogue.store(id, { signal }),
  });
}

/** The same by the name the hotel gave the store in links. */
export function customStoreQuery(customId: string) {
  return queryOptions({
    queryKey: ['store', 'custom', customId],
    queryFn: ({ signal }) => portal.catalogue.customStore(customId, { signal }),
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
