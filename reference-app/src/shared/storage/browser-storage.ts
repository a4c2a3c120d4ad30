import { memoryStorage, type PersistentStorage } from './memory-storage.ts';

function usable(open: () => Storage): PersistentStorage {
  try {
    const storage = open();
    const probe = 'portal-probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}

/** Kept until the guest clears it; in memory where the browser keeps nothing. */
export const lastingStorage = usable(() => window.localStorage);

/** Kept for this tab; in memory where the browser keeps nothing. */
export const tabStorage = usable(() => window.sessionStorage);
