import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const canFollow = 'navigation' in window;

function followAddress(listener: () => void): () => void {
  if (!canFollow) return () => undefined;
  window.navigation.addEventListener('currententrychange', listener);
  return () => window.navigation.removeEventListener('currententrychange', listener);
}

/**
 * Where the guest has chosen to go. It is known with the tap, while the page of the place is still on
 * its way; browsers that do not tell of it know it when the page is there.
 */
export function useChosenPath(): string {
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore(followAddress, () => window.location.pathname);
  return canFollow ? chosen : pathname;
}
