import { idInPathSchema } from '@portal/domain/contract';
import { useSyncExternalStore } from 'react';
import { lastingStorage } from '../../shared/storage/browser-storage.ts';

const roomKey = 'portal-room';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The room this device remembers, or null. */
export function storedRoom(): number | null {
  return idInPathSchema.safeParse(lastingStorage.getItem(roomKey)).data ?? null;
}

/** Remembers the guest's room on this device; null forgets it. */
export function saveRoom(roomId: number | null): void {
  if (roomId === null) lastingStorage.removeItem(roomKey);
  else lastingStorage.setItem(roomKey, String(roomId));
  for (const listener of listeners) listener();
}

/** The room this device remembers, or null; follows changes. */
export function useRoom(): number | null {
  return useSyncExternalStore(subscribe, storedRoom);
}
