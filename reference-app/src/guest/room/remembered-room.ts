import { idInPathSchema } from '@portal/domain/contract';
import type { PersistentStorage } from '../../shared/storage/memory-storage.ts';

const roomKey = 'portal-room';

/** The room of the guest's last order, or null. */
export function rememberedRoom(storage: PersistentStorage): number | null {
  return idInPathSchema.safeParse(storage.getItem(roomKey)).data ?? null;
}

/** Remembers where the guest had an order brought to. */
export function rememberRoom(storage: PersistentStorage, roomId: number): void {
  storage.setItem(roomKey, String(roomId));
}

/** The guest has signed out. */
export function clearRoom(storage: PersistentStorage): void {
  storage.removeItem(roomKey);
}
