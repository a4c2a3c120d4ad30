import { idInPathSchema } from '@portal/domain/contract';
import type { KeptStorage } from '../../shared/storage/memory-storage.ts';

const roomKey = 'portal-room';

/** The room of the guest's last order, or null. */
export function rememberedRoom(storage: KeptStorage): number | null {
  return idInPathSchema.safeParse(storage.getItem(roomKey)).data ?? null;
}

/** Remembers where the guest had an order brought to. */
export function rememberRoom(storage: KeptStorage, roomId: number): void {
  storage.setItem(roomKey, String(roomId));
}

/** The guest has signed out. */
export function forgetRoom(storage: KeptStorage): void {
  storage.removeItem(roomKey);
}
