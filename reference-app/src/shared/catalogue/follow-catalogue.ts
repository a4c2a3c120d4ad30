import { catalogueChange } from '@portal/domain/catalogue';
import { roomsChange } from '@portal/domain/rooms';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/** Has what is on screen of the catalogue read again when it changes. Returns a function that stops it. */
export function followCatalogue(client: QueryClient): () => void {
  const { live } = portal;

  function readAgain(...keys: QueryKey[]): void {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  }

  const stops = [
    live.on(catalogueChange, ({ storeId }) =>
      readAgain(
        catalogueKeys.stores,
        catalogueKeys.store(storeId),
        catalogueKeys.anyCustomStore,
        catalogueKeys.admin,
      ),
    ),
    live.on(roomsChange, () => readAgain(catalogueKeys.rooms, catalogueKeys.admin)),
    // Broadcasts that were missed while nobody listened are not sent again.
    live.onStatus((status) => {
      if (status !== 'live') return;
      const { stores, anyStore, rooms, admin } = catalogueKeys;
      readAgain(stores, anyStore, rooms, admin);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
