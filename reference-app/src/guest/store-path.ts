import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';

/** A store's address: by the name the hotel gave it where it has one. */
export function storePath(store: Pick<Unwrapped<Store>, 'id' | 'isCustom' | 'customId'>): string {
  return store.isCustom && store.customId !== null
    ? `/store/custom/${encodeURIComponent(store.customId)}`
    : `/store/${store.id}`;
}
