import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; `onServer` where there is no screen to ask. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
